package deep.readers_that_fill;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.lang.ref.WeakReference;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.*;
import java.util.stream.Stream;

/** A method that only reads a field puts a task into what it finds there; each in a class of its own. */
@McpServer(name = "cases")
public class Tools {

    private final EntrySetKeeper ofEntrySet = new EntrySetKeeper();
    private final EntryLambdaKeeper ofEntryLambda = new EntryLambdaKeeper();
    private final EntryStreamKeeper ofEntryStream = new EntryStreamKeeper();
    private final EntryHelperKeeper ofEntryHelper = new EntryHelperKeeper();
    private final ReplaceAllKeeper ofReplaceAll = new ReplaceAllKeeper();
    private final ComputeKeeper ofCompute = new ComputeKeeper();
    private final MergeKeeper ofMerge = new MergeKeeper();
    private final PutIfAbsentKeeper ofPutIfAbsent = new PutIfAbsentKeeper();
    private final ListIteratorKeeper ofListIterator = new ListIteratorKeeper();
    private final SubListKeeper ofSubList = new SubListKeeper();
    private final AddAllKeeper ofAddAll = new AddAllKeeper();
    private final BoundKeeper ofBound = new BoundKeeper();
    private final ForEachKeeper ofForEach = new ForEachKeeper();
    private final StreamedKeeper ofStreamed = new StreamedKeeper();
    private final RequiredKeeper ofRequired = new RequiredKeeper();
    private final ChosenKeeper ofChosen = new ChosenKeeper();
    private final CapturedKeeper ofCaptured = new CapturedKeeper();
    private final OwnKeeper ofOwn = new OwnKeeper();
    private final PassedKeeper ofPassed = new PassedKeeper();
    private final ShownKeeper ofShown = new ShownKeeper();
    private final OptionallyKeeper ofOptionally = new OptionallyKeeper();
    private final HeldKeeper ofHeld = new HeldKeeper();
    private final CopiedKeeper ofCopied = new CopiedKeeper();
    private final WrappedKeeper ofWrapped = new WrappedKeeper();
    private final HandedKeeper ofHanded = new HandedKeeper();
    private final ArrayKeeper ofArray = new ArrayKeeper();
    private final ArrayViewKeeper ofArrayView = new ArrayViewKeeper();
    private final ArrayFillKeeper ofArrayFill = new ArrayFillKeeper();
    private final ArrayCopyKeeper ofArrayCopy = new ArrayCopyKeeper();
    private final GridKeeper ofGrid = new GridKeeper();
    private final NestedKeeper ofNested = new NestedKeeper();
    private final NestedLoopKeeper ofNestedLoop = new NestedLoopKeeper();
    private final NestedMapKeeper ofNestedMap = new NestedMapKeeper();
    private final NestedGetKeeper ofNestedGet = new NestedGetKeeper();
    private final NestedValuesKeeper ofNestedValues = new NestedValuesKeeper();
    private final NestedStreamKeeper ofNestedStream = new NestedStreamKeeper();
    private final NestedCopyKeeper ofNestedCopy = new NestedCopyKeeper();
    private final ReferenceKeeper ofReference = new ReferenceKeeper();
    private final UpdatedKeeper ofUpdated = new UpdatedKeeper();
    private final FutureKeeper ofFuture = new FutureKeeper();
    private final QueueKeeper ofQueue = new QueueKeeper();
    private final DequeKeeper ofDeque = new DequeKeeper();
    private final CopyOnWriteKeeper ofCopyOnWrite = new CopyOnWriteKeeper();
    private final LocalKeeper ofLocal = new LocalKeeper();
    private final OwnListKeeper ofOwnList = new OwnListKeeper();
    private final OwnListsKeeper ofOwnLists = new OwnListsKeeper();
    private final InOptionalKeeper ofInOptional = new InOptionalKeeper();
    private final InReferenceKeeper ofInReference = new InReferenceKeeper();
    private final InEntryKeeper ofInEntry = new InEntryKeeper();
    private final InLocalKeeper ofInLocal = new InLocalKeeper();
    private final InFutureKeeper ofInFuture = new InFutureKeeper();
    private final InWeakKeeper ofInWeak = new InWeakKeeper();
    private final InDeepKeeper ofInDeep = new InDeepKeeper();
    private final InBoxKeeper ofInBox = new InBoxKeeper();
    private final OwnBoxKeeper ofOwnBox = new OwnBoxKeeper();
    private final OwnBoxesKeeper ofOwnBoxes = new OwnBoxesKeeper();
    private final OwnFieldKeeper ofOwnField = new OwnFieldKeeper();
    private final OwnInterfaceKeeper ofOwnInterface = new OwnInterfaceKeeper();
    private final OwnRecordKeeper ofOwnRecord = new OwnRecordKeeper();
    private final OwnSupplierKeeper ofOwnSupplier = new OwnSupplierKeeper();
    private final UntypedKeeper ofUntyped = new UntypedKeeper();
    private final IterablesKeeper ofIterables = new IterablesKeeper();
    private final LambdaKeeper ofLambda = new LambdaKeeper();
    private final SearchKeeper ofSearch = new SearchKeeper();
    private final CountKeeper ofCount = new CountKeeper();
    private final CopiesKeeper ofCopies = new CopiesKeeper();
    private final ReadsKeeper ofReads = new ReadsKeeper();
    private final EntriesKeeper ofEntries = new EntriesKeeper();

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runEntrySet() {
        ofEntrySet.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillEntrySet() {
        ofEntrySet.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runEntryLambda() {
        ofEntryLambda.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillEntryLambda() {
        ofEntryLambda.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runEntryStream() {
        ofEntryStream.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillEntryStream() {
        ofEntryStream.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runEntryHelper() {
        ofEntryHelper.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillEntryHelper() {
        ofEntryHelper.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runReplaceAll() {
        ofReplaceAll.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillReplaceAll() {
        ofReplaceAll.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runCompute() {
        ofCompute.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillCompute() {
        ofCompute.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runMerge() {
        ofMerge.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillMerge() {
        ofMerge.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runPutIfAbsent() {
        ofPutIfAbsent.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillPutIfAbsent() {
        ofPutIfAbsent.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runListIterator() {
        ofListIterator.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillListIterator() {
        ofListIterator.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runSubList() {
        ofSubList.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillSubList() {
        ofSubList.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runAddAll() {
        ofAddAll.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillAddAll() {
        ofAddAll.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runBound() {
        ofBound.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillBound() {
        ofBound.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runForEach() {
        ofForEach.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillForEach() {
        ofForEach.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runStreamed() {
        ofStreamed.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillStreamed() {
        ofStreamed.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runRequired() {
        ofRequired.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillRequired() {
        ofRequired.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runChosen() {
        ofChosen.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillChosen() {
        ofChosen.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runCaptured() {
        ofCaptured.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillCaptured() {
        ofCaptured.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwn() {
        ofOwn.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwn() {
        ofOwn.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runPassed() {
        ofPassed.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillPassed() {
        ofPassed.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runShown() {
        ofShown.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillShown() {
        ofShown.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOptionally() {
        ofOptionally.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOptionally() {
        ofOptionally.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runHeld() {
        ofHeld.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillHeld() {
        ofHeld.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runCopied() {
        ofCopied.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillCopied() {
        ofCopied.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runWrapped() {
        ofWrapped.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillWrapped() {
        ofWrapped.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runHanded() {
        ofHanded.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillHanded() {
        ofHanded.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runArray() {
        ofArray.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillArray() {
        ofArray.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runArrayView() {
        ofArrayView.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillArrayView() {
        ofArrayView.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runArrayFill() {
        ofArrayFill.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillArrayFill() {
        ofArrayFill.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runArrayCopy() {
        ofArrayCopy.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillArrayCopy() {
        ofArrayCopy.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runGrid() {
        ofGrid.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillGrid() {
        ofGrid.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNested() {
        ofNested.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNested() {
        ofNested.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNestedLoop() {
        ofNestedLoop.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNestedLoop() {
        ofNestedLoop.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNestedMap() {
        ofNestedMap.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNestedMap() {
        ofNestedMap.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNestedGet() {
        ofNestedGet.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNestedGet() {
        ofNestedGet.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNestedValues() {
        ofNestedValues.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNestedValues() {
        ofNestedValues.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNestedStream() {
        ofNestedStream.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNestedStream() {
        ofNestedStream.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNestedCopy() {
        ofNestedCopy.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNestedCopy() {
        ofNestedCopy.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runReference() {
        ofReference.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillReference() {
        ofReference.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runUpdated() {
        ofUpdated.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillUpdated() {
        ofUpdated.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runFuture() {
        ofFuture.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillFuture() {
        ofFuture.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runQueue() {
        ofQueue.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillQueue() {
        ofQueue.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runDeque() {
        ofDeque.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillDeque() {
        ofDeque.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runCopyOnWrite() {
        ofCopyOnWrite.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillCopyOnWrite() {
        ofCopyOnWrite.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runLocal() {
        ofLocal.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillLocal() {
        ofLocal.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnList() {
        ofOwnList.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnList() {
        ofOwnList.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnLists() {
        ofOwnLists.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnLists() {
        ofOwnLists.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInOptional() {
        ofInOptional.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInOptional() {
        ofInOptional.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInReference() {
        ofInReference.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInReference() {
        ofInReference.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInEntry() {
        ofInEntry.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInEntry() {
        ofInEntry.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInLocal() {
        ofInLocal.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInLocal() {
        ofInLocal.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInFuture() {
        ofInFuture.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInFuture() {
        ofInFuture.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInWeak() {
        ofInWeak.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInWeak() {
        ofInWeak.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInDeep() {
        ofInDeep.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInDeep() {
        ofInDeep.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runInBox() {
        ofInBox.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillInBox() {
        ofInBox.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnBox() {
        ofOwnBox.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnBox() {
        ofOwnBox.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnBoxes() {
        ofOwnBoxes.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnBoxes() {
        ofOwnBoxes.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnField() {
        ofOwnField.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnField() {
        ofOwnField.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnInterface() {
        ofOwnInterface.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnInterface() {
        ofOwnInterface.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnRecord() {
        ofOwnRecord.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnRecord() {
        ofOwnRecord.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwnSupplier() {
        ofOwnSupplier.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwnSupplier() {
        ofOwnSupplier.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runUntyped() {
        ofUntyped.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillUntyped() {
        ofUntyped.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runIterables() {
        ofIterables.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillIterables() {
        ofIterables.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runLambda() {
        ofLambda.run();
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillLambda() {
        ofLambda.use();
    }

    @McpTool @Plain // accepted
    public void runSearch() {
        ofSearch.run();
    }

    @McpTool @Emission("fs.delete") // accepted
    public void useSearch() {
        ofSearch.use();
    }

    @McpTool @Plain // accepted
    public void runCount() {
        ofCount.run();
    }

    @McpTool @Emission("fs.delete") // accepted
    public void useCount() {
        ofCount.use();
    }

    @McpTool @Plain // accepted
    public void runCopies() {
        ofCopies.run();
    }

    @McpTool @Emission("fs.delete") // accepted
    public void useCopies() {
        ofCopies.use();
    }

    @McpTool @Plain // accepted
    public void runReads() {
        ofReads.run();
    }

    @McpTool @Emission("fs.delete") // accepted
    public void useReads() {
        ofReads.use();
    }

    @McpTool @Plain // accepted
    public void runEntries() {
        ofEntries.run();
    }

    @McpTool @Emission("fs.delete") // accepted
    public void useEntries() {
        ofEntries.use();
    }
}

/** What the keepers call. */
final class Readers {

    private Readers() {}

    static void delete() {
        new File("gone").delete();
    }

    static void nothing() {}

    static void print(int number) {}

    static void give(Consumer<Runnable> to) {
        to.accept(Readers::delete);
    }

    static void call(Runnable task) {
        task.run();
    }

    static void fill(List<Runnable> list) {
        list.add(Readers::delete);
    }

    static void replace(Map.Entry<String, Runnable> entry) {
        entry.setValue(Readers::delete);
    }
}

record Wrapper(List<Runnable> inner) {
    void add() {
        inner.add(Readers::delete);
    }
}

class OwnList extends ArrayList<Runnable> {
    void fill() {
        add(Readers::delete);
    }
}

class OwnLists extends ArrayList<List<Runnable>> {
    OwnLists() {
        add(new ArrayList<>());
    }
}

class Box<T> {
    T value;

    Box() {}

    Box(T value) {
        this.value = value;
    }

    void set(T value) {
        this.value = value;
    }
}

interface Store {
    void put(Runnable task);

    Runnable any();
}

class MemoryStore implements Store {
    private Runnable task = Readers::nothing;

    @Override
    public void put(Runnable task) {
        this.task = task;
    }

    @Override
    public Runnable any() {
        return task;
    }
}

record Pair(List<Runnable> tasks) {}

class Keeps implements Supplier<List<Runnable>> {
    private final List<Runnable> inner = new ArrayList<>();

    @Override
    public List<Runnable> get() {
        return inner;
    }
}

class EntrySetKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        for (Map.Entry<String, Runnable> one : kept.entrySet()) {
            one.setValue(Readers::delete);
        }
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class EntryLambdaKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        kept.entrySet().forEach(one -> one.setValue(Readers::delete));
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class EntryStreamKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        kept.entrySet().stream().forEach(one -> one.setValue(Readers::delete));
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class EntryHelperKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        kept.entrySet().forEach(Readers::replace);
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class ReplaceAllKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        kept.replaceAll((key, old) -> Readers::delete);
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class ComputeKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        kept.compute("key", (key, old) -> Readers::delete);
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class MergeKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        kept.merge("other", Readers::delete, (one, other) -> one);
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class PutIfAbsentKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        kept.putIfAbsent("other", Readers::delete);
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}

class ListIteratorKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        kept.listIterator().add(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class SubListKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        kept.subList(0, 0).add(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class AddAllKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Collections.addAll(kept, Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class BoundKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Readers.give(kept::add);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ForEachKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        List.<Runnable>of(Readers::delete).forEach(kept::add);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class StreamedKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Stream.<Runnable>of(Readers::delete).forEach(one -> kept.add(one));
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class RequiredKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Objects.requireNonNull(kept).add(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ChosenKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        (System.nanoTime() > 0 ? kept : new ArrayList<Runnable>()).add(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class CapturedKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        List<Runnable> local = kept;
        Readers.call(() -> local.add(Readers::delete));
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class OwnKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Runnable task = () -> kept.add(Readers::delete);
        task.run();
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class PassedKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Readers.fill(kept);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ShownKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Readers.fill(Collections.synchronizedList(kept));
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class OptionallyKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Optional.of(kept).ifPresent(list -> list.add(Readers::delete));
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class HeldKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Optional.of(kept).get().add(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class CopiedKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        for (List<Runnable> one : List.of(kept)) {
            one.add(Readers::delete);
        }
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class WrappedKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        new Wrapper(kept).add();
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class HandedKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    private List<Runnable> self() {
        return kept;
    }

    void use() {
        Readers.fill(self());
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ArrayKeeper {
    private final Runnable[] kept = {Readers::nothing};

    void use() {
        kept[0] = Readers::delete;
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ArrayViewKeeper {
    private final Runnable[] kept = {Readers::nothing};

    void use() {
        Arrays.asList(kept).set(0, Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ArrayFillKeeper {
    private final Runnable[] kept = {Readers::nothing};

    void use() {
        Arrays.fill(kept, (Runnable) Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ArrayCopyKeeper {
    private final Runnable[] kept = {Readers::nothing};

    void use() {
        System.arraycopy(new Runnable[] {Readers::delete}, 0, kept, 0, 1);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class GridKeeper {
    private final Runnable[][] kept = {{Readers::nothing}};

    void use() {
        kept[0][0] = Readers::delete;
    }

    void run() {
        kept[0][0].run();
    }
}

class NestedKeeper {
    private final List<List<Runnable>> kept = new ArrayList<>(List.of(new ArrayList<>()));

    void use() {
        kept.get(0).add(Readers::delete);
    }

    void run() {
        kept.get(0).get(0).run();
    }
}

class NestedLoopKeeper {
    private final List<List<Runnable>> kept = new ArrayList<>(List.of(new ArrayList<>()));

    void use() {
        for (List<Runnable> one : kept) {
            one.add(Readers::delete);
        }
    }

    void run() {
        kept.get(0).get(0).run();
    }
}

class NestedMapKeeper {
    private final Map<String, List<Runnable>> kept = new HashMap<>();

    void use() {
        kept.computeIfAbsent("key", key -> new ArrayList<>()).add(Readers::delete);
    }

    void run() {
        kept.get("key").get(0).run();
    }
}

class NestedGetKeeper {
    private final Map<String, List<Runnable>> kept = new HashMap<>(Map.of("key", new ArrayList<>()));

    void use() {
        kept.get("key").add(Readers::delete);
    }

    void run() {
        kept.get("key").get(0).run();
    }
}

class NestedValuesKeeper {
    private final Map<String, List<Runnable>> kept = new HashMap<>(Map.of("key", new ArrayList<>()));

    void use() {
        kept.values().forEach(list -> list.add(Readers::delete));
    }

    void run() {
        kept.get("key").get(0).run();
    }
}

class NestedStreamKeeper {
    private final Map<String, List<Runnable>> kept = new HashMap<>(Map.of("key", new ArrayList<>()));

    void use() {
        kept.values().stream().findFirst().ifPresent(list -> list.add(Readers::delete));
    }

    void run() {
        kept.get("key").get(0).run();
    }
}

class NestedCopyKeeper {
    private final List<List<Runnable>> kept = new ArrayList<>(List.of(new ArrayList<>()));

    void use() {
        new ArrayList<>(kept).get(0).add(Readers::delete);
    }

    void run() {
        kept.get(0).get(0).run();
    }
}

class ReferenceKeeper {
    private final AtomicReference<Runnable> kept = new AtomicReference<>(Readers::nothing);

    void use() {
        kept.set(Readers::delete);
    }

    void run() {
        kept.get().run();
    }
}

class UpdatedKeeper {
    private final AtomicReference<Runnable> kept = new AtomicReference<>(Readers::nothing);

    void use() {
        kept.updateAndGet(old -> Readers::delete);
    }

    void run() {
        kept.get().run();
    }
}

class FutureKeeper {
    private final CompletableFuture<Runnable> kept = new CompletableFuture<>();

    void use() {
        kept.complete(Readers::delete);
    }

    void run() {
        kept.getNow(Readers::nothing).run();
    }
}

class QueueKeeper {
    private final Queue<Runnable> kept = new ConcurrentLinkedQueue<>();

    void use() {
        kept.offer(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class DequeKeeper {
    private final Deque<Runnable> kept = new ArrayDeque<>();

    void use() {
        kept.push(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class CopyOnWriteKeeper {
    private final CopyOnWriteArrayList<Runnable> kept = new CopyOnWriteArrayList<>();

    void use() {
        kept.addIfAbsent(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class LocalKeeper {
    private final ThreadLocal<Runnable> kept = ThreadLocal.withInitial(() -> Readers::nothing);

    void use() {
        kept.set(Readers::delete);
    }

    void run() {
        kept.get().run();
    }
}

class OwnListKeeper {
    private final OwnList kept = new OwnList();

    void use() {
        kept.fill();
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class OwnListsKeeper {
    private final OwnLists kept = new OwnLists();

    void use() {
        kept.get(0).add(Readers::delete);
    }

    void run() {
        kept.get(0).get(0).run();
    }
}

class InOptionalKeeper {
    private final Optional<List<Runnable>> kept = Optional.of(new ArrayList<>());

    void use() {
        kept.get().add(Readers::delete);
    }

    void run() {
        kept.get().get(0).run();
    }
}

class InReferenceKeeper {
    private final AtomicReference<List<Runnable>> kept = new AtomicReference<>(new ArrayList<>());

    void use() {
        kept.get().add(Readers::delete);
    }

    void run() {
        kept.get().get(0).run();
    }
}

class InEntryKeeper {
    private final Map.Entry<String, List<Runnable>> kept = Map.entry("key", new ArrayList<>());

    void use() {
        kept.getValue().add(Readers::delete);
    }

    void run() {
        kept.getValue().get(0).run();
    }
}

class InLocalKeeper {
    private final ThreadLocal<List<Runnable>> kept = ThreadLocal.withInitial(ArrayList::new);

    void use() {
        kept.get().add(Readers::delete);
    }

    void run() {
        kept.get().get(0).run();
    }
}

class InFutureKeeper {
    private final CompletableFuture<List<Runnable>> kept = CompletableFuture.completedFuture(new ArrayList<>());

    void use() {
        kept.join().add(Readers::delete);
    }

    void run() {
        kept.join().get(0).run();
    }
}

class InWeakKeeper {
    private final WeakReference<List<Runnable>> kept = new WeakReference<>(new ArrayList<>());

    void use() {
        kept.get().add(Readers::delete);
    }

    void run() {
        kept.get().get(0).run();
    }
}

class InDeepKeeper {
    private final Map<String, Map<String, List<Runnable>>> kept = Map.of("a", Map.of("b", new ArrayList<>()));

    void use() {
        kept.get("a").get("b").add(Readers::delete);
    }

    void run() {
        kept.get("a").get("b").get(0).run();
    }
}

class InBoxKeeper {
    private final Box<Box<List<Runnable>>> kept = new Box<>(new Box<>(new ArrayList<>()));

    void use() {
        kept.value.value.add(Readers::delete);
    }

    void run() {
        kept.value.value.get(0).run();
    }
}

class OwnBoxKeeper {
    private final Box<Runnable> kept = new Box<>();

    void use() {
        kept.set(Readers::delete);
    }

    void run() {
        kept.value.run();
    }
}

class OwnBoxesKeeper {
    private final List<Box<Runnable>> kept = List.of(new Box<>());

    void use() {
        kept.get(0).set(Readers::delete);
    }

    void run() {
        kept.get(0).value.run();
    }
}

class OwnFieldKeeper {
    private final Box<List<Runnable>> kept = new Box<>(new ArrayList<>());

    void use() {
        kept.value.add(Readers::delete);
    }

    void run() {
        kept.value.get(0).run();
    }
}

class OwnInterfaceKeeper {
    private final Store kept = new MemoryStore();

    void use() {
        kept.put(Readers::delete);
    }

    void run() {
        kept.any().run();
    }
}

class OwnRecordKeeper {
    private final Pair kept = new Pair(new ArrayList<>());

    void use() {
        kept.tasks().add(Readers::delete);
    }

    void run() {
        kept.tasks().get(0).run();
    }
}

class OwnSupplierKeeper {
    private final Supplier<List<Runnable>> kept = new Keeps();

    void use() {
        kept.get().add(Readers::delete);
    }

    void run() {
        kept.get().get(0).run();
    }
}

@SuppressWarnings("unchecked")
class UntypedKeeper {
    private final Object kept = new ArrayList<Runnable>();

    void use() {
        ((List<Runnable>) kept).add(Readers::delete);
    }

    void run() {
        ((List<Runnable>) kept).get(0).run();
    }
}

class IterablesKeeper {
    private final Iterable<Runnable> kept = new ArrayList<>();

    void use() {
        ((Collection<Runnable>) kept).add(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class LambdaKeeper {
    private final Supplier<List<Runnable>> kept = supplier();

    private static Supplier<List<Runnable>> supplier() {
        List<Runnable> inner = new ArrayList<>();
        return () -> inner;
    }

    void use() {
        kept.get().add(Readers::delete);
    }

    void run() {
        kept.get().get(0).run();
    }
}

class SearchKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Readers.print(kept.stream().filter(one -> one != null).toList().size());
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class CountKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        Readers.print(kept.size());
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class CopiesKeeper {
    private final List<Runnable> kept = new ArrayList<>();

    void use() {
        new ArrayList<>(kept).add(Readers::delete);
    }

    void run() {
        for (Runnable one : kept) {
            one.run();
        }
    }
}

class ReadsKeeper {
    private final Map<String, String> kept = new HashMap<>();

    void use() {
        Readers.print(kept.get("key").length());
    }

    void run() {
        Readers.print(kept.size());
    }
}

class EntriesKeeper {
    private final Map<String, Runnable> kept = new HashMap<>(Map.of("key", Readers::nothing));

    void use() {
        for (Map.Entry<String, Runnable> one : kept.entrySet()) {
            Readers.print(one.getKey().length());
        }
    }

    void run() {
        for (Runnable one : kept.values()) {
            one.run();
        }
    }
}
