/** Reads a file in the test itself: there are no workers here, and the stories read through one. */
import type * as importacao from '@/areas/importacao/lerArquivo';
import { lerBytes } from '@/areas/importacao/lerBytes';
import { exigir } from '@/domain/comum/exigir';
import { conferirBytes } from '@/domain/comum/planilha';

export const lerArquivo: typeof importacao.lerArquivo = async (escolhido, formato, escolhas) => {
  const arquivo = exigir(escolhido, 'No file selected');
  conferirBytes(arquivo, formato.limites);
  return lerBytes(new Uint8Array(await arquivo.arrayBuffer()), formato, escolhas);
};
