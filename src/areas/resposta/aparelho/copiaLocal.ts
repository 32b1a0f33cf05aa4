/**
 * What a page opened without a connection needs: the questionnaire, kept once, and the sheet as last read, kept when it
 * changes. The outbox is laid over them as always (decisions Q168).
 */
import { gaveta } from '@/navegador/gaveta';
import type { Folha } from '@/domain/diagnostico/folha';
import type { Lida } from './abertura';

interface AFolha {
  folha: Folha;
  step: number;
}

export interface CopiaLocal {
  ler: () => Promise<Lida | undefined>;
  escrever: (lida: Lida) => Promise<void>;
  escreverFolha: (atual: AFolha) => Promise<void>;
  apagar: () => Promise<void>;
}

export function copiaLocal(chave: string): CopiaLocal {
  const [daLida, daFolha] = [`lida:${chave}`, `folha:${chave}`];
  let ultima: AFolha | undefined;
  const escreverFolha = async ({ folha, step }: AFolha) => {
    if (ultima?.folha === folha && ultima.step === step) return;
    ultima = { folha, step };
    await gaveta.escrever(daFolha, ultima);
  };
  return {
    escreverFolha,
    async ler() {
      const lida = (await gaveta.ler(daLida)) as Lida | undefined;
      const atual = (await gaveta.ler(daFolha)) as AFolha | undefined;
      if (!lida || !atual) return lida;
      return { ...lida, folha: { ...lida.folha, guardadas: { ...atual.folha }, step: atual.step } };
    },
    async escrever(lida) {
      await gaveta.escrever(daLida, lida);
      await escreverFolha({ folha: lida.folha.guardadas, step: lida.folha.step });
    },
    async apagar() {
      await gaveta.apagar(daLida);
      await gaveta.apagar(daFolha);
    },
  };
}
