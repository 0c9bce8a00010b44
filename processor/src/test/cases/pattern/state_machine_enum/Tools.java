package pattern.state_machine_enum;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String text) {
        State state = State.START;
        for (char c : text.toCharArray()) {
            state = state.next(c);
        }
        return state.name();
    }

    enum State {
        START {
            @Override
            State next(char c) {
                return Character.isDigit(c) ? NUMBER : WORD;
            }
        },
        NUMBER {
            @Override
            State next(char c) {
                return Character.isDigit(c) ? NUMBER : START;
            }
        },
        WORD {
            @Override
            State next(char c) {
                return c == ' ' ? START : WORD;
            }
        };

        abstract State next(char c);
    }
}
