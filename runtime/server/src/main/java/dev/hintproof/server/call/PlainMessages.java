package dev.hintproof.server.call;

import jakarta.validation.MessageInterpolator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Messages of constraints with their parameters filled in, and no expression evaluated: none can run code, and no engine is needed. */
final class PlainMessages implements MessageInterpolator {

    private static final Pattern PARAMETER = Pattern.compile("\\{([A-Za-z0-9_.]+)\\}");
    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{[^}]*\\}");

    private final List<ResourceBundle> bundles = new ArrayList<>();

    /**
     * Messages of the program, then of the provider.
     *
     * @param provider the package that holds the provider's own, with a dot at the end
     */
    PlainMessages(ClassLoader loader, String provider) {
        for (String name : List.of("ValidationMessages", provider + "ValidationMessages")) {
            try {
                bundles.add(ResourceBundle.getBundle(name, Locale.ENGLISH, loader));
            } catch (MissingResourceException absent) {
                // The other one has it, or the message stays as it was written.
            }
        }
    }

    @Override
    public String interpolate(String template, Context context) {
        Map<String, Object> attributes = context.getConstraintDescriptor().getAttributes();
        String text = template;
        for (int depth = 0; depth < 3; depth++) {
            text = PARAMETER
                    .matcher(text)
                    .replaceAll(match -> Matcher.quoteReplacement(value(match.group(1), match.group(), attributes)));
        }
        return EXPRESSION.matcher(text).replaceAll("").strip();
    }

    @Override
    public String interpolate(String template, Context context, Locale locale) {
        return interpolate(template, context);
    }

    private String value(String name, String otherwise, Map<String, Object> attributes) {
        Object attribute = attributes.get(name);
        if (attribute != null) {
            return String.valueOf(attribute);
        }
        for (ResourceBundle bundle : bundles) {
            if (bundle.containsKey(name)) {
                return bundle.getString(name);
            }
        }
        return otherwise;
    }
}
