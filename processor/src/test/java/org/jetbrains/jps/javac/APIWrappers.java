package org.jetbrains.jps.javac;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** What IntelliJ's build process offers to processors, rebuilt: {@code unwrap} gives what a proxy stands for. */
public final class APIWrappers {

    private APIWrappers() {}

    /** The object behind a proxy, or the object itself. */
    public static <T> T unwrap(Class<? extends T> type, T wrapper) {
        boolean ours = Proxy.isProxyClass(wrapper.getClass()) && Proxy.getInvocationHandler(wrapper) instanceof Handler;
        return ours ? type.cast(((Handler) Proxy.getInvocationHandler(wrapper)).target) : wrapper;
    }

    /** The handler of a proxy. */
    public static final class Handler implements InvocationHandler {
        private final Object target;

        /** Stands for an object. */
        public Handler(Object target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            try {
                return method.invoke(target, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }
}
