package honest.arithmetic;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public int add(int a, int b) {
        return a + b;
    }

    @McpTool @Plain // accepted
    public long power(int base, int exponent) {
        long result = 1;
        for (int i = 0; i < exponent; i++) {
            result *= base;
        }
        return result;
    }

    @McpTool @Plain // accepted
    public double mean(double a, double b) {
        return (a + b) / 2;
    }

    @McpTool @Plain // accepted
    public String hex(int number) {
        return Integer.toHexString(number);
    }

    @McpTool @Plain // accepted
    public boolean leap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    @McpTool @Plain // accepted
    public int digits(long number) {
        return Long.toString(Math.abs(number)).length();
    }

    @McpTool @Plain // accepted
    public double celsius(double fahrenheit) {
        return Math.round((fahrenheit - 32) * 50.0 / 9) / 10.0;
    }

    @McpTool @Plain // accepted
    public String roman(int number) {
        int[] values = {10, 9, 5, 4, 1};
        String[] signs = {"X", "IX", "V", "IV", "I"};
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (number >= values[i]) {
                out.append(signs[i]);
                number -= values[i];
            }
        }
        return out.toString();
    }
}
