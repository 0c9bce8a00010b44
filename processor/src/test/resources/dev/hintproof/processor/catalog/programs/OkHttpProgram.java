import java.io.IOException;
import okhttp3.FormBody;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

class OkHttpProgram {
    private final OkHttpClient client = new OkHttpClient.Builder()
            .addInterceptor(chain -> chain.proceed(chain.request()
                    .newBuilder()
                    .header("Authorization", "token")
                    .build()))
            .build();

    private final OkHttpClient refreshing = new OkHttpClient.Builder()
            .addInterceptor(chain -> {
                refresh();
                return chain.proceed(chain.request());
            })
            .build();

    private static void refresh() throws IOException {
        new OkHttpClient()
                .newCall(new Request.Builder()
                        .url("https://example.com/login")
                        .post(new FormBody.Builder().add("user", "me").build())
                        .build())
                .execute()
                .close();
    }

    String gets(String name) throws IOException { // = net.read
        HttpUrl url = HttpUrl.parse("https://example.com").newBuilder().addPathSegment(name).build();
        try (Response response = client.newCall(new Request.Builder().url(url).get().build()).execute()) {
            return response.isSuccessful() ? response.body().string() : response.message();
        }
    }

    int getsWithoutSaying(String name) throws IOException { // = net.read
        Request request = new Request.Builder().url("https://example.com/" + name).build();
        try (Response response = client.newCall(request).execute()) {
            return response.code();
        }
    }

    int posts(String text) throws IOException { // = net.read net.write
        FormBody body = new FormBody.Builder().add("text", text).build();
        Request request = new Request.Builder().url("https://example.com/").post(body).build();
        try (Response response = client.newCall(request).execute()) {
            return response.code();
        }
    }

    int sendsWhatItIsGiven(Request request) throws IOException { // = net.read net.write
        try (Response response = client.newCall(request).execute()) {
            return response.code();
        }
    }

    int readsThroughAnInterceptorThatPosts(String name) throws IOException { // = net.read net.write
        Request request = new Request.Builder().url("https://example.com/" + name).build();
        try (Response response = refreshing.newCall(request).execute()) {
            return response.code();
        }
    }
}
