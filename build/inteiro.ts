/**
 * Stands in for @firebase/webchannel-wrapper/bloom-blob, of which firestore/lite uses one thing: comparing document ids
 * of the form `__id7__` by their number. The original is 3.4 KB of long integers and MD5 that every signed-in visitor
 * would load. The full Firestore SDK also wants Md5 and would not build with this file, so nothing breaks unseen.
 */
class Inteiro {
  constructor(private readonly valor: bigint) {}

  compare(outro: Inteiro): number {
    if (this.valor === outro.valor) return 0;
    return this.valor < outro.valor ? -1 : 1;
  }
}

export const Integer = { fromString: (digitos: string) => new Inteiro(BigInt(digitos)) };
