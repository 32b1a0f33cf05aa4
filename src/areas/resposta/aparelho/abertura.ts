/** Opens a sheet on this device: its turn among the tabs, the server's copy, and what waits here from an earlier visit. */
import type * as z from 'zod/mini';
import { gaveta } from '@/navegador/gaveta';
import type * as contratos from '@/domain/contratos/respostas';
import type * as porLink from '@/domain/contratos/respostas-por-link';
import { type CaixaDeSaida, caixaVazia, retomar } from '@/domain/diagnostico/caixa-de-saida';
import type { Destino, Mudanca } from '@/domain/diagnostico/folha';
import { problemaDaResposta } from '@/domain/diagnostico/valor-da-resposta';
import { abrirFolha, type FolhaAberta, passa } from './folhaAberta';
import { copiaLocal } from './copiaLocal';
import { pedirVez } from './umaAba';

export type Lida = z.output<typeof contratos.abrir.saida> & {
  /** Of somebody who came by a link: for whom they answer, and what is known of them. */
  porLink?: Pick<z.output<typeof porLink.abrirPeloLink.saida>, 'empresa' | 'identificado' | 'nome' | 'email'>;
};
export type Finalizada = z.output<typeof contratos.finalizar.saida>;

export interface DoAparelho {
  aparelho: string;
  step: number;
  stepN?: number;
  mudancas: Mudanca[];
}

/** How a sheet is reached: signed in, or by link. */
export interface Acesso {
  /** Names the sheet on this device before it is read. */
  chave: string;
  /** Keeps it for a visit without a connection. A signed-in page has no session then, and keeps none. */
  guardaCopia?: true;
  abrir: () => Promise<Lida>;
  salvar: (pacote: DoAparelho, saindo: boolean) => Promise<{ destinos: readonly Destino[]; em: string }>;
  finalizar: (
    pacote: DoAparelho & {
      resumo: string;
      contato: { nome: string; email: string } | null;
      relatorio: boolean;
      falaPelaEmpresa: boolean;
    },
  ) => Promise<Finalizada>;
}

export type Aberta =
  /** Another tab has it. */
  | { tipo: 'ocupada' }
  /** Nothing can be written; `sobrou` is what this device still keeps of it. */
  | { tipo: 'fechada'; lida: Lida; sobrou: CaixaDeSaida['porEnviar'] }
  | { tipo: 'aberta'; lida: Lida; folha: FolhaAberta; fechar: () => void };

/** The server's copy; without a connection the one of this device. */
async function lerFolha(acesso: Acesso): Promise<Lida> {
  if (!acesso.guardaCopia) return acesso.abrir();
  const copia = copiaLocal(acesso.chave);
  try {
    const lida = await acesso.abrir();
    await (lida.fechada === null ? copia.escrever(lida) : copia.apagar());
    return lida;
  } catch (erro) {
    const daqui = passa(erro) ? await copia.ler() : undefined;
    if (daqui) return daqui;
    throw erro;
  }
}

export async function abrirNoAparelho(acesso: Acesso, tomar: boolean, aoPerder: () => void): Promise<Aberta> {
  const vez = await pedirVez(acesso.chave, tomar, aoPerder);
  if (!vez) return { tipo: 'ocupada' };
  try {
    const lida = await lerFolha(acesso);
    // Keys are sheets' ids, which tell nobody whose they are.
    const guardada = (await gaveta.ler(lida.id)) as CaixaDeSaida | undefined;
    const deAntes = guardada ?? caixaVazia(crypto.randomUUID());
    if (lida.fechada !== null) {
      vez.soltar();
      return { tipo: 'fechada', lida, sobrou: deAntes.porEnviar };
    }
    const contada = retomar(deAntes);
    // Kept before the first change, so that the next visit counts from beyond this one. Where nothing is kept, two visits
    // would count alike: this one is a device of its own.
    const guardou = await gaveta.escrever(lida.id, contada);
    const caixa = guardou ? contada : { ...contada, aparelho: crypto.randomUUID() };
    const perguntas = new Map(lida.questionario.perguntas.map((pergunta) => [pergunta.id, pergunta]));
    const { guardadas, step } = lida.folha;
    const copia = acesso.guardaCopia && copiaLocal(acesso.chave);
    const folha = abrirFolha(
      { folha: guardadas, caixa, step },
      {
        guardar: async (nova, atual) => {
          // The sheet first: a page killed in between shows what it sent, because it still waits.
          const daCopia = copia?.escreverFolha(atual);
          const [ficou] = await Promise.all([gaveta.escrever(lida.id, nova), daCopia]);
          return ficou;
        },
        salvar: (mudancas, passo, saindo) =>
          acesso.salvar({ aparelho: caixa.aparelho, ...passo, mudancas }, saindo),
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
