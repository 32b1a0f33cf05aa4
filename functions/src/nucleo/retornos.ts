/** What ideas brought: written in one transaction with the trail, and what follows from the idea itself. */
import { diaDe } from '@/domain/comum/datas';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { visivel } from '@/domain/acesso/relacoes';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai, type Pai } from '@/domain/pai/pai';
import {
  correAteDe,
  esperaDe,
  type LinhaDoRetorno,
  type Retorno,
  retornoSchema,
} from '@/domain/retorno/retorno';
import { carimbo, type Firestore, ler, type Transaction } from '@functions/banco';
import type { Chamadores } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { type Correcao, corrigir, type Modo } from './correcao';
import { lerPai } from './pai';
import { isDeepStrictEqual } from 'node:util';

export const caminhoDoRetorno = (contexto: Contexto, ideiaId: string) =>
  `${caminhos.sob(caminhos.ideia(contexto, ideiaId)).retornos}/linhas`;

const SEM_IDEIA = 'Ideia não encontrada.';

/** The idea as the person sees it, published; a private one of others and a missing one are refused alike. */
export async function lerParaRetorno(
  tx: Transaction,
  { db, contexto, uid }: Chamadores['membro'],
  ideiaId: string,
): Promise<{ pai: Pai; retorno: Retorno | undefined; caminho: string }> {
  const caminho = caminhoDoRetorno(contexto, ideiaId);
  const [pai, retorno] = await Promise.all([
    lerPai(db, lugarDoPai(IDEIA, contexto, ideiaId), tx),
    ler(db, retornoSchema, caminho, tx),
  ]);
  const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
  if (!pai?.publicado || !visivel(pai, pessoa)) throw new ErroDoProduto(SEM_IDEIA);
  return { pai, retorno, caminho };
}

/** What waits of the lines, and for whom it does not (decisions P440). */
const esperaNaIdeia = (contexto: Contexto, linhas: readonly LinhaDoRetorno[], pai: Pai) => ({
  correAte: correAteDe(linhas),
  empresa: caminhos.empresa(contexto),
  ...esperaDe(linhas, {
    aberta: pai.visibilidade === 'PUBLICA',
    equipe: [pai.autor, ...[pai.autorReference, ...pai.equipe].map(idDaReferencia)],
  }),
});

/** The lines of the record, changed, and the entry of the trail that keeps how the line was. */
export function gravarLinhas(
  tx: Transaction,
  { db, contexto, uid, chave }: Chamadores['membro'],
  { caminho, retorno, pai }: { caminho: string; retorno: Retorno | undefined; pai: Pai },
  linhas: readonly LinhaDoRetorno[],
  id: string,
) {
  const agora = new Date();
  const ficam = new Set(linhas.map((uma) => uma.id));
  const removidas = (retorno?.linhas ?? []).filter((uma) => !ficam.has(uma.id)).map(({ versao }) => versao);
  const versaoDasRemovidas = Math.max(retorno?.versaoDasRemovidas ?? 0, ...removidas);
  const espera = esperaNaIdeia(contexto, linhas, pai);
  tx.set(
    db.doc(caminho),
    retorno
      ? { linhas, versaoDasRemovidas, ...espera, updatedAt: agora, updatedBy: uid }
      : { linhas, diaDito: null, implementadaEm: null, conta: true, ...espera, ...carimbo(agora, uid) },
    { merge: true },
  );
  const [antes, depois] = [retorno?.linhas ?? [], linhas].map((umas) =>
    naTrilha(umas.find((uma) => uma.id === id)),
  );
  const ato = { contexto, acao: 'RETORNO', quem: uid, alvo: caminho } as const;
  auditar({ db, tx, chave }, ato, antes ?? {}, depois ?? {});
}

/** A line as the trail keeps it: every version stays there. */
function naTrilha(linha: LinhaDoRetorno | undefined): Record<string, string | number | boolean> {
  if (!linha) return { removido: true };
  const { id, tipo, situacao, inicio, meses, valor, nota, validadaPor, devolvida } = linha;
  return {
    linha: id,
    tipo,
    situacao,
    inicio,
    meses,
    valor,
    nota: nota.slice(0, 200),
    validada: validadaPor !== null,
    devolvida: devolvida.slice(0, 200),
    removido: false,
  };
}

/** The day the idea was implemented: that of its movement, unless another was said for this movement. */
async function implementadaEmDe(
  db: Firestore,
  tx: Transaction,
  lugar: { contexto: Contexto; id: string },
  pai: Pai,
  diaDito: Retorno['diaDito'],
): Promise<string | null> {
  if (pai.deletedAt !== null || pai.status !== 'IMPLEMENTADA') return null;
  if (diaDito?.movimentacao === pai.ultimaMovimentacao) return diaDito.dia;
  if (pai.ultimaMovimentacao === '') return null;
  const { movimentacoes } = caminhos.sob(caminhos.ideia(lugar.contexto, lugar.id));
  const movimento = await ler(db, movimentacaoSchema, `${movimentacoes}/${pai.ultimaMovimentacao}`, tx);
  return movimento ? diaDe(movimento.createdAt) : null;
}

/** Brings what follows from the idea to what is stored now: its day, and whether its lines count. */
export const acertarRetorno = (
  db: Firestore,
  contexto: Contexto,
  id: string,
  modo: Modo = {},
): Promise<Correcao[]> =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhoDoRetorno(contexto, id);
    const [pai, retorno] = await Promise.all([
      lerPai(db, lugarDoPai(IDEIA, contexto, id), tx),
      ler(db, retornoSchema, caminho, tx),
    ]);
    if (!pai) return [];
    const implementadaEm = await implementadaEmDe(db, tx, { contexto, id }, pai, retorno?.diaDito ?? null);
    const conta = pai.deletedAt === null;
    if (retorno) {
      const certo = { implementadaEm, conta, ...esperaNaIdeia(contexto, retorno.linhas, pai) };
      const { esperam, empresa, barrados, correAte } = retorno;
      const guardado = { implementadaEm: retorno.implementadaEm, conta: retorno.conta };
      const igual = isDeepStrictEqual(certo, { ...guardado, correAte, empresa, esperam, barrados });
      return igual ? [] : [{ caminho, como: 'update', dados: certo }];
    }
    // An idea that was never implemented and has no line has no record either.
    if (implementadaEm === null) return [];
    return [
      {
        caminho,
        como: 'set',
        dados: {
          linhas: [],
          diaDito: null,
          implementadaEm,
          conta,
          ...esperaNaIdeia(contexto, [], pai),
          ...carimbo(new Date()),
        },
      },
    ];
  });
