package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.OperatorInstruction;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules and brains speak of sets in the words of the board, never in bits. */
final class BitsInRulesTest {

    private static final Pattern RULES_OR_BRAIN =
            Pattern.compile("zeriba\\.\\w+\\.(rules|brain)\\b.*");

    private static final Set<Opcode> OF_BITS =
            EnumSet.of(
                    Opcode.LAND,
                    Opcode.LOR,
                    Opcode.LXOR,
                    Opcode.LSHL,
                    Opcode.LSHR,
                    Opcode.LUSHR,
                    Opcode.IAND,
                    Opcode.IOR,
                    Opcode.IXOR,
                    Opcode.ISHL,
                    Opcode.ISHR,
                    Opcode.IUSHR);

    /** Goes through a set as rules must not. */
    static final class HomeMade {

        private HomeMade() {}

        static int sum(long units) {
            int sum = 0;
            for (long rest = units; rest != 0; rest &= rest - 1) {
                sum += Long.numberOfTrailingZeros(rest);
            }
            return sum;
        }

        static boolean isOdd(int number) {
            return (number & 1) != 0;
        }

        static boolean isEven(int number) {
            return number % 2 == 0;
        }
    }

    private static List<String> methodsWithBits(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream in = Objects.requireNonNull(type.getResourceAsStream(file))) {
            return ClassFile.of().parse(in.readAllBytes()).methods().stream()
                    .filter(BitsInRulesTest::hasBits)
                    .map(method -> type.getName() + "." + method.methodName().stringValue())
                    .toList();
        } catch (IOException broken) {
            throw new IllegalStateException(file, broken);
        }
    }

    private static boolean hasBits(MethodModel method) {
        return method.code().stream()
                .flatMap(code -> code.elementList().stream())
                .anyMatch(element ->
                        element instanceof OperatorInstruction operator
                                && OF_BITS.contains(operator.opcode()));
    }

    private static Stream<Class<?>> rulesAndBrains() {
        return ArchitectureTest.ALL.stream()
                .filter(type -> RULES_OR_BRAIN.matcher(type.getPackageName()).matches())
                .filter(type -> !type.getPackageName().startsWith("zeriba.engine"))
                .map(JavaClass::reflect);
    }

    @Test
    void rulesAndBrainsHaveNoMasksAndNoLoopsOverBits() {
        assertThat(rulesAndBrains().count()).isGreaterThan(300);
        assertThat(rulesAndBrains().flatMap(type -> methodsWithBits(type).stream())).isEmpty();
    }

    @Test
    void masksAndLoopsOverBitsAreFound() {
        assertThat(methodsWithBits(HomeMade.class))
                .containsExactly(
                        HomeMade.class.getName() + ".sum", HomeMade.class.getName() + ".isOdd");
    }
}
