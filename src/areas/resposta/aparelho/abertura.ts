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
import { abrirSelo, type Dono, espera, type Guardada, selada } from './selo';
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
  /** Whose the outbox is, and what seals it (decisions P240). */
  dono: Dono;
  segredo: () => string;
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
  /** Another session left answers that were never sent, or somebody put them there: the person says whose they are. */
  | { tipo: 'deixada'; lida: Lida; sobrou: CaixaDeSaida['porEnviar'] }
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

/** What the person says of answers that another session left. */
export type Deixadas = 'minhas' | 'descartar';

/** The outbox of the sheet, and whether it may go out unasked. */
async function caixaGuardada(folha: string, { segredo }: Acesso, deixadas: Deixadas | undefined) {
  const guardada = (await gaveta.ler(folha)) as Guardada | undefined;
  const nova = caixaVazia(crypto.randomUUID());
  if (!guardada) return { caixa: nova, perguntar: false };
  const { caixa, nossa } = await abrirSelo(folha, guardada, segredo());
  if (nossa || deixadas === 'minhas') return { caixa, perguntar: false };
  return deixadas === undefined && espera(caixa)
    ? { caixa, perguntar: true }
    : { caixa: nova, perguntar: false };
}

export async function abrirNoAparelho(
  acesso: Acesso,
  tomar: boolean,
  aoPerder: () => void,
  deixadas?: Deixadas,
): Promise<Aberta> {
  const vez = await pedirVez(acesso.chave, tomar, aoPerder);
  if (!vez) return { tipo: 'ocupada' };
  try {
    const lida = await lerFolha(acesso);
    // Keys are sheets' ids, which tell nobody whose they are.
    const { caixa: deAntes, perguntar } = await caixaGuardada(lida.id, acesso, deixadas);
    if (lida.fechada !== null || perguntar) {
      vez.soltar();
      return { tipo: lida.fechada === null ? 'deixada' : 'fechada', lida, sobrou: deAntes.porEnviar };
    }
    const manter = (caixa: CaixaDeSaida) => gaveta.escrever(lida.id, () => selada(lida.id, caixa, acesso));
    const contada = retomar(deAntes);
    // Kept before the first change, so that the next visit counts from beyond this one. Where nothing is kept, two visits
    // would count alike: this one is a device of its own.
    const guardou = await manter(contada);
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
          const [ficou] = await Promise.all([manter(nova), daCopia]);
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
