// @vitest-environment node
import { expect, it } from 'vitest';
import { javaOfComponent, javaOfDownloads, parseJavaVersion, requireJava } from '../local/java.mjs';

/** A machine with this JDK (0: none), on which another may be installed or not. */
function machine(before: number, may: boolean, after = before) {
  const asked: number[] = [];
  const system = {
    installed: async () => (asked.length > 0 ? after : before),
    mayInstall: () => may,
    install: async (version: number) => void asked.push(version),
  };
  return { asked, system };
}

it('a versão se lê do que o Java diz de si', () => {
  expect(parseJavaVersion('openjdk version "17.0.15" 2025-04-15')).toBe(17);
  expect(parseJavaVersion('java version "1.8.0_402"')).toBe(8);
  expect(parseJavaVersion('command not found')).toBe(0);
});

it('o JDK que basta fica; um mais velho, ou nenhum, é instalado onde se pode', async () => {
  for (const [local, needed] of [
    [true, javaOfComponent],
    [false, javaOfDownloads],
  ] as const) {
    const enough = machine(needed, true);
    await requireJava(local, enough.system);
    expect(enough.asked).toEqual([]);
    for (const before of [0, needed - 1]) {
      const { asked, system } = machine(before, true, needed);
      await requireJava(local, system);
      expect(asked).toEqual([needed]);
    }
  }
});

it('onde não se pode, ou não adiantou, uma frase diz o comando', async () => {
  await expect(requireJava(true, machine(0, false).system)).rejects.toThrow(
    /^Não encontrei um JDK.*apt-get install openjdk-17-jdk-headless/,
  );
  await expect(requireJava(false, machine(17, true, 17).system)).rejects.toThrow(
    /^O Java encontrado é o 17, mas .* pedem o 21.*apt-get install openjdk-21-jdk-headless/,
  );
});
