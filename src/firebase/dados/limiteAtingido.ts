/** Why the rules refused a write that the person may do: a limit by count (domain/comum/limite-em-palavras.ts, decisions P350). */
import { caminhos, colecaoDaReferencia, contextoDaReferencia, idDaReferencia } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  fraseDasPublicadas,
  fraseDoTotal,
  fraseDosComecados,
  temLimiteNoDia,
  temTotal,
} from '@/domain/comum/limite-em-palavras';
import { quantidadesDaPessoaSchema, quantidadeSchema } from '@/domain/comum/quantidades';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { uidAtual } from '@/firebase/sessao/estadoDaSessao';
import { comLeitor } from './leitura';

/** A refusal that says its limit. It is a refusal still: an act looks first whether it arrived before (ato.ts). */
export class LimiteAtingido extends ErroDoProduto {
  readonly code = 'permission-denied';
  /** The mark of an error whose message is for people (domain/comum/erros.ts). */
  readonly details = undefined;
}

/** What a batch or a transaction writes: new records, and changes. */
export interface Escrita {
  caminho: string;
  nova: boolean;
  campos: readonly string[];
}

const pessoas = comLeitor(colaboradorSchema);
const publicacoes = comLeitor(quantidadesDaPessoaSchema);
const totais = comLeitor(quantidadeSchema);

async function fraseDe({ caminho, nova, campos }: Escrita): Promise<string | undefined> {
  const contexto = contextoDaReferencia(caminho);
  if (!contexto) return undefined;
  const colecao = colecaoDaReferencia(caminho);
  const agora = new Date();
  if (nova && temTotal(colecao)) {
    const dono = caminho.slice(0, -`/${colecao}/${idDaReferencia(caminho)}`.length);
    const frase = fraseDoTotal(colecao, (await totais.find(caminhos.quantidade(dono, colecao)))?.total ?? 0);
    if (frase) return frase;
  }
  if (nova && (temLimiteNoDia(colecao) || temTotal(colecao)))
    return fraseDosComecados((await pessoas.find(caminhos.colaborador(contexto, uidAtual()))) ?? {}, agora);
  if (colecao !== 'ideias' || !campos.includes('publishedAt')) return undefined;
  const suas = await publicacoes.find(caminhos.quantidadesDaPessoa(contexto, uidAtual()));
  return suas && fraseDasPublicadas(suas, agora);
}

/** The limit that one of the writes met; undefined where there is none, or where it cannot be read. */
export async function limiteAtingido(escritas: readonly Escrita[]): Promise<LimiteAtingido | undefined> {
  // Of a hundred questions in one batch one is asked about: all of a collection meet the same limit.
  const umaDeCada = new Map(
    escritas.map((uma) => [`${colecaoDaReferencia(uma.caminho)} ${uma.nova}`, uma] as const),
  );
  for (const uma of umaDeCada.values()) {
    const frase = await fraseDe(uma).catch(() => undefined);
    if (frase) return new LimiteAtingido(frase);
  }
  return undefined;
}
