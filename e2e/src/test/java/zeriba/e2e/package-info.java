@org.jspecify.annotations.NullMarked
package zeriba.e2e;
