package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.hintproof.server.load.ServedTool;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** From where a validator saw something wrong to the JSON pointer of it: wire names in place of Java's. */
final class ViolationPaths {

    private final ObjectMapper mapper;

    ViolationPaths(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    String pointer(Path path, Method method, ServedTool tool, @Nullable Object leaf) {
        List<Path.Node> nodes = new ArrayList<>();
        path.forEach(nodes::add);
        StringBuilder pointer = new StringBuilder();
        JavaType type = mapper.constructType(Object.class);
        for (int i = 0; i < nodes.size(); i++) {
            Path.Node node = nodes.get(i);
            if (node.getKind() == ElementKind.PARAMETER) {
                int index = node.as(Path.ParameterNode.class).getParameterIndex();
                pointer.append('/').append(escape(argument(method, index, tool)));
                type = mapper.constructType(method.getGenericParameterTypes()[index]);
                continue;
            }
            if (node.isInIterable()) {
                Object step = node.getIndex() != null ? node.getIndex() : node.getKey();
                if (step != null) {
                    pointer.append('/').append(escape(String.valueOf(step)));
                }
                type = type.getContentType() == null ? type : type.getContentType();
            }
            if (node.getKind() == ElementKind.PROPERTY) {
                boolean last = i + 1 == nodes.size();
                JavaType owner = last && leaf != null ? mapper.constructType(leaf.getClass()) : content(type);
                Optional<BeanPropertyDefinition> property = property(owner, node.getName());
                pointer.append('/')
                        .append(escape(
                                property.map(BeanPropertyDefinition::getName).orElse(node.getName())));
                type = property.map(BeanPropertyDefinition::getPrimaryType).orElse(type);
            }
        }
        return pointer.isEmpty() ? "/" : pointer.toString();
    }

    private static String argument(Method method, int index, ServedTool tool) {
        int argument = 0;
        for (int i = 0; i < index; i++) {
            argument += JakartaCheck.isInjected(method.getParameters()[i]) ? 0 : 1;
        }
        return tool.binding().arguments().get(argument).name();
    }

    /** What an {@code Optional} holds. */
    private static JavaType content(JavaType type) {
        return type.getReferencedType() == null ? type : type.getReferencedType();
    }

    private Optional<BeanPropertyDefinition> property(JavaType owner, String javaName) {
        return mapper.getDeserializationConfig().introspect(owner).findProperties().stream()
                .filter(property -> property.getInternalName().equals(javaName))
                .findFirst();
    }

    private static String escape(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
