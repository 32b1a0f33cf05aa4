/** Coins: everybody spends part of a wallet per rule; wallet, statement, sponsorships and totals of the parents agree. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { linhaDaMudanca } from '@/domain/pontos/extrato';
import type { Pai } from '@/domain/pai/pai';
import { carteiraSchema, maximoParaOItem, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { atePassado, depoisDe } from './calendario';
import type { Documentos } from './gravar';
import type { PessoaDoMundo } from './pessoas';
import type { Sorteio } from './sorteio';

/** A parent of any kind, with the record whose totals are set. */
export interface PaiDoMundo {
  id: string;
  caminho: string;
  registro: {
    titulo: string;
    publishedAt: Date | null;
    createdAt: Date;
    ultimaMovimentacao: string;
    rankingByMoedas: { totalMoedas: number };
    patrocinadoresReferences: string[];
  };
  pai: Pai;
  autor: PessoaDoMundo;
  passos: readonly { quando: Date }[];
}

/** Those on rejected and cancelled parents went back to the people who gave them (decisions I6). */
const patrocinados = (pais: readonly PaiDoMundo[], regulamento: string) =>
  pais.filter(
    ({ pai }) => pai.regulamento === regulamento && pai.visibilidade === 'PUBLICA' && pai.aceitaPatrocinio,
  );

/** Everybody keeps some: who tries the demo wants to sponsor. */
const gastasNoMaximo = (quota: number) => Math.floor(quota * 0.8);

/** When the coins of the parent went back; undefined when they lie on it. */
const voltaramEm = ({ pai, passos }: PaiDoMundo) => (pai.semFuturo ? passos.at(-1)?.quando : undefined);

/** Sets the totals and sponsors of the parents too. `quota`: coins of each person under each of the rules. */
export function patrocinios(
  contexto: Contexto,
  { regulamentos, quota }: { regulamentos: string[]; quota: number },
  pais: readonly PaiDoMundo[],
  ativos: PessoaDoMundo[],
  sorteio: Sorteio,
): Documentos {
  return regulamentos.flatMap((regulamento) =>
    ativos.flatMap((pessoa) =>
      daPessoa(contexto, { regulamento, quota }, patrocinados(pais, regulamento), pessoa, sorteio),
    ),
  );
}

function daPessoa(
  contexto: Contexto,
  { regulamento, quota }: { regulamento: string; quota: number },
  pais: PaiDoMundo[],
  { uid, colaborador }: PessoaDoMundo,
  sorteio: Sorteio,
): Documentos {
  const escolhidos = sorteio.varios(
    pais.filter(({ autor }) => autor.uid !== uid),
    sorteio.inteiro(0, 5),
  );
  const { carteiras, extrato } = caminhos.sobRegulamento(regulamento);
  let gastas = 0;
  const documentos: Documentos = [];
  const autoria = (quando: Date) => ({
    createdAt: quando,
    createdBy: uid,
    updatedAt: quando,
    updatedBy: uid,
  });
  for (const escolhido of escolhidos) {
    const { id, registro } = escolhido;
    const maximo = maximoParaOItem(gastasNoMaximo(quota), gastas, 0);
    const moedas = Math.min(maximo, sorteio.inteiro(1, 8) * 5);
    if (moedas === 0) break;
    const volta = voltaramEm(escolhido);
    const devolvidas = volta ? moedas : 0;
    gastas += moedas - devolvidas;
    registro.rankingByMoedas.totalMoedas += moedas - devolvidas;
    registro.patrocinadoresReferences.push(caminhos.colaborador(contexto, uid));
    const quando = atePassado(depoisDe(registro.publishedAt ?? registro.createdAt, 0, documentos.length + 1));
    const dados = patrocinioSchema.parse({
      moedas,
      devolvidas,
      movimento: volta ? registro.ultimaMovimentacao : '',
      colaboradorNome: colaborador.nome,
      paiTitulo: registro.titulo,
      regulamentoReference: regulamento,
      ...autoria(quando),
    });
    documentos.push([`${caminhos.sob(escolhido.caminho).patrocinios}/${uid}`, dados]);
    const dada = { ...dados, devolvidas: 0, movimento: '' };
    const linhas = [
      linhaDaMudanca(id, undefined, dada, quando),
      volta ? linhaDaMudanca(id, dada, dados, volta) : undefined,
    ];
    for (const nova of linhas) if (nova) documentos.push([`${extrato(uid)}/${nova.id}`, nova.linha]);
    documentos.push([
      `${carteiras}/${uid}`,
      carteiraSchema.parse({ totalMoedas: gastas, ultimoPai: id, ...autoria(quando) }),
    ]);
  }
  // Only the last state of the wallet is stored.
  return [...new Map(documentos)];
}
