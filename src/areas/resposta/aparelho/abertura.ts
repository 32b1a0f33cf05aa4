/** Opens a sheet on this device: its turn among the tabs, the server's copy, and what waits here from an earlier visit. */
import type * as z from 'zod/mini';
import type * as contratos from '@/domain/contratos/respostas';
import { type CaixaDeSaida, caixaVazia } from '@/domain/diagnostico/caixa-de-saida';
import type { Destino, Mudanca } from '@/domain/diagnostico/folha';
import { problemaDaResposta } from '@/domain/diagnostico/valor-da-resposta';
import { abrirFolha, type FolhaAberta } from './folhaAberta';
import { abrirGuardado } from './guardado';
import { pedirVez } from './umaAba';

export type Lida = z.output<typeof contratos.abrir.saida>;
export type Finalizada = z.output<typeof contratos.finalizar.saida>;

export interface DoAparelho {
  aparelho: string;
  step: number;
  mudancas: Mudanca[];
}

/** How a sheet is reached: signed in, or by link. */
export interface Acesso {
  /** Names the sheet on this device before it is read. */
  chave: string;
  abrir: () => Promise<Lida>;
  salvar: (pacote: DoAparelho, saindo: boolean) => Promise<{ destinos: readonly Destino[]; em: string }>;
  finalizar: (
    pacote: DoAparelho & {
      resumo: string;
      contato: { nome: string; email: string } | null;
      relatorio: boolean;
    },
  ) => Promise<Finalizada>;
}

export type Aberta =
  /** Another tab has it. */
  | { tipo: 'ocupada' }
  /** Nothing can be written; `sobrou` is what this device still keeps of it. */
  | { tipo: 'fechada'; lida: Lida; sobrou: CaixaDeSaida['porEnviar'] }
  | { tipo: 'aberta'; lida: Lida; folha: FolhaAberta; fechar: () => void };

export async function abrirNoAparelho(acesso: Acesso, tomar: boolean, aoPerder: () => void): Promise<Aberta> {
  const vez = await pedirVez(acesso.chave, tomar, aoPerder);
  if (!vez) return { tipo: 'ocupada' };
  try {
    const [lida, guardado] = await Promise.all([acesso.abrir(), abrirGuardado()]);
    const caixa = (await guardado.ler(lida.id)) ?? caixaVazia(crypto.randomUUID());
    if (lida.fechada !== null) {
      vez.soltar();
      return { tipo: 'fechada', lida, sobrou: caixa.porEnviar };
    }
    const perguntas = new Map(lida.questionario.perguntas.map((pergunta) => [pergunta.id, pergunta]));
    const { guardadas, step } = lida.folha;
    const folha = abrirFolha(
      { folha: guardadas, caixa, step },
      {
        guardar: (nova) => guardado.escrever(lida.id, nova),
        salvar: (mudancas, onde, saindo) =>
          acesso.salvar({ aparelho: caixa.aparelho, step: onde, mudancas }, saindo),
        cabe: (id, resposta) => {
          const pergunta = perguntas.get(id);
          return pergunta !== undefined && problemaDaResposta(pergunta, resposta) === null;
        },
      },
    );
    const fechar = () => {
      folha.sair();
      folha.fechar();
      vez.soltar();
    };
    return { tipo: 'aberta', lida, folha, fechar };
  } catch (erro) {
    vez.soltar();
    throw erro;
  }
}
