/** Coins: everybody spends part of a wallet per rule, and wallet, sponsorships and totals of the ideas agree. */
import { idDaReferencia, caminhos, type Contexto } from '@/domain/paths';
import { carteiraSchema, maximoParaOItem, patrocinioSchema } from '@/domain/patrocinio';
import { atePassado, depoisDe } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import type { PessoaDoMundo } from './pessoas';
import { MOEDAS_POR_PESSOA } from './regulamentos';
import type { Sorteio } from './sorteio';

/** Coins on rejected and cancelled ideas went back to who gave them (decisions I6), so none lie there. */
const patrocinadas = (ideias: IdeiaDoMundo[], regulamento: string) =>
  ideias.filter(
    ({ ideia }) =>
      ideia.regulamentoReference === regulamento &&
      ideia.visibilidade === 'PUBLICA' &&
      ideia.permitirPatrocinio &&
      ideia.status !== 'REPROVADA' &&
      ideia.status !== 'CANCELADA',
  );

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
  for (const { id, ideia } of escolhidas) {
    const maximo = maximoParaOItem(MOEDAS_POR_PESSOA, gastas, 0);
    const moedas = Math.min(maximo, sorteio.inteiro(1, 8) * 5);
    if (moedas === 0) break;
    gastas += moedas;
    ideia.rankingByMoedas.totalMoedas += moedas;
    ideia.patrocinadoresReferences.push(caminhos.colaborador(contexto, uid));
    const quando = atePassado(depoisDe(ideia.publishedAt ?? ideia.createdAt, 0, documentos.length + 1));
    const dados = patrocinioSchema.parse({
      moedas,
      colaboradorNome: colaborador.nome,
      ideiaTitulo: ideia.titulo,
      regulamentoReference: regulamento,
      ...autoria(quando),
    });
    documentos.push([`${caminhos.patrocinios(contexto, id)}/${uid}`, dados]);
    const carteira = carteiraSchema.parse({ totalMoedas: gastas, ultimaIdeia: id, ...autoria(quando) });
    documentos.push([`${caminhos.carteiras(contexto, idDaReferencia(regulamento))}/${uid}`, carteira]);
  }
  // Only the last state of the wallet is stored.
  return [...new Map(documentos)];
}
