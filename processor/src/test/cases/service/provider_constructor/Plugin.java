package service.provider_constructor;

public interface Plugin {}
