/** Coins: everybody spends part of a wallet per rule; wallet, statement, sponsorships and totals of the ideas agree. */
import { idDaReferencia, caminhos, type Contexto } from '@/domain/comum/caminhos';
import { linhaDaMudanca } from '@/domain/pontos/extrato';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { carteiraSchema, maximoParaOItem, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { atePassado, depoisDe } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import type { PessoaDoMundo } from './pessoas';
import { MOEDAS_POR_PESSOA } from './regulamentos';
import type { Sorteio } from './sorteio';

/** Those on rejected and cancelled ideas went back to the people who gave them (decisions I6). */
const patrocinadas = (ideias: IdeiaDoMundo[], regulamento: string) =>
  ideias.filter(
    ({ ideia }) =>
      ideia.regulamentoReference === regulamento &&
      ideia.visibilidade === 'PUBLICA' &&
      ideia.permitirPatrocinio,
  );

/** Everybody keeps some: who tries the demo wants to sponsor. */
const GASTAS_NO_MAXIMO = Math.floor(MOEDAS_POR_PESSOA * 0.8);

/** When the coins of the idea went back; undefined when they lie on it. */
const voltaramEm = ({ ideia, passos }: IdeiaDoMundo) =>
  comoPai(ideia).semFuturo ? passos.at(-1)?.quando : undefined;

/** Sets the totals and sponsors of the ideas too. */
export function patrocinios(
  contexto: Contexto,
  regulamentos: string[],
  ideias: IdeiaDoMundo[],
  ativos: PessoaDoMundo[],
  sorteio: Sorteio,
): Documentos {
  return regulamentos.flatMap((regulamento) =>
    ativos.flatMap((pessoa) =>
      daPessoa(contexto, regulamento, patrocinadas(ideias, regulamento), pessoa, sorteio),
    ),
  );
}

function daPessoa(
  contexto: Contexto,
  regulamento: string,
  ideias: IdeiaDoMundo[],
  { uid, colaborador }: PessoaDoMundo,
  sorteio: Sorteio,
): Documentos {
  const escolhidas = sorteio.varios(
    ideias.filter(({ autor }) => autor.uid !== uid),
    sorteio.inteiro(0, 5),
  );
  let gastas = 0;
  const documentos: Documentos = [];
  const autoria = (quando: Date) => ({
    createdAt: quando,
    createdBy: uid,
    updatedAt: quando,
    updatedBy: uid,
  });
  for (const escolhida of escolhidas) {
    const { id, ideia } = escolhida;
    const maximo = maximoParaOItem(GASTAS_NO_MAXIMO, gastas, 0);
    const moedas = Math.min(maximo, sorteio.inteiro(1, 8) * 5);
    if (moedas === 0) break;
    const volta = voltaramEm(escolhida);
    const devolvidas = volta ? moedas : 0;
    gastas += moedas - devolvidas;
    ideia.rankingByMoedas.totalMoedas += moedas - devolvidas;
    ideia.patrocinadoresReferences.push(caminhos.colaborador(contexto, uid));
    const quando = atePassado(depoisDe(ideia.publishedAt ?? ideia.createdAt, 0, documentos.length + 1));
    const dados = patrocinioSchema.parse({
      moedas,
      devolvidas,
      movimento: volta ? ideia.ultimaMovimentacao : '',
      colaboradorNome: colaborador.nome,
      paiTitulo: ideia.titulo,
      regulamentoReference: regulamento,
      ...autoria(quando),
    });
    documentos.push([`${caminhos.sob(caminhos.ideia(contexto, id)).patrocinios}/${uid}`, dados]);
    const dada = { ...dados, devolvidas: 0, movimento: '' };
    const linhas = [
      linhaDaMudanca(id, undefined, dada, quando),
      volta ? linhaDaMudanca(id, dada, dados, volta) : undefined,
    ];
    for (const nova of linhas)
      if (nova)
        documentos.push([
          `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(contexto, idDaReferencia(regulamento))).extrato(uid)}/${nova.id}`,
          nova.linha,
        ]);
    const carteira = carteiraSchema.parse({ totalMoedas: gastas, ultimoPai: id, ...autoria(quando) });
    documentos.push([
      `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(contexto, idDaReferencia(regulamento))).carteiras}/${uid}`,
      carteira,
    ]);
  }
  // Only the last state of the wallet is stored.
  return [...new Map(documentos)];
}
