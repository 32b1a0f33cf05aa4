/**
 * `estatisticas` and `estatisticasPorCorte` (src/domain/diagnostico/estatisticas.ts). A transaction compares a sheet's mark
 * with the sheet as it is now, and adds the difference to its company and to every cut that the company says it is counted
 * in. So repeated, parallel and late events change nothing, and a lost one is made good by the next.
 */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { lerRegistro } from '@/domain/comum/registro';
import {
  caminhosDasEstatisticas,
  cortesDaEstatistica,
  type EstatisticaDaEmpresa,
  estatisticaDaEmpresaSchema,
  estatisticaDoCorteSchema,
  folhaSomadaSchema,
  quantosNumeros,
  SEM_SOMAS,
  semNenhuma,
  soAsSomas,
  somaDaFolha,
  somarA,
  type Somas,
} from '@/domain/diagnostico/estatisticas';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { type Versao, versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { comDatas, FieldValue, type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Correcao, corrigir, type Modo } from './correcao';
import { lerCortes } from './cortes';
import { emTodos } from './emTodos';

const daDupla = z.object({ idQuestionario: z.string(), idProjeto: z.string(), idEmpresa: z.string() });
type DaDupla = z.infer<typeof daDupla>;

/** Increments of one document in one write; the database takes five hundred. */
export const MAXIMO_DE_SOMAS = 400;

const aMais = (numeros: Record<string, number>) =>
  Object.fromEntries(Object.entries(numeros).map(([chave, n]) => [chave, FieldValue.increment(n)]));
const aMaisDeCada = (deCada: Record<string, Record<string, number>>) =>
  Object.fromEntries(Object.entries(deCada).map(([chave, numeros]) => [chave, aMais(numeros)]));

/** An empty map would take the place of what is stored. */
const seTem = <T extends object>(nome: string, mapa: T) =>
  Object.keys(mapa).length > 0 ? { [nome]: mapa } : {};

const emIncrementos = ({ folhas, versoes, perguntas, grupos }: Somas) => ({
  folhas: FieldValue.increment(folhas),
  ...seTem('versoes', aMais(versoes)),
  ...seTem('perguntas', aMaisDeCada(perguntas)),
  ...seTem('grupos', aMaisDeCada(grupos)),
});

/**
 * Adds to a record without reading it, so that those who come at the same time do not wait for each other. Of very many
 * numbers it is read and written whole.
 */
async function somarEm(
  tx: Transaction,
  db: Firestore,
  caminho: string,
  { ids, mais }: { ids: Record<string, unknown>; mais: Somas },
): Promise<Correcao[]> {
  if (semNenhuma(mais)) return [];
  const updatedAt = new Date();
  if (quantosNumeros(mais) <= MAXIMO_DE_SOMAS)
    return [{ caminho, como: 'merge', dados: { ...ids, ...emIncrementos(mais), updatedAt } }];
  const atual = await ler(db, folhaSomadaSchema, caminho, tx);
  return [
    { caminho, como: 'set', dados: { ...ids, ...somarA(soAsSomas(atual ?? SEM_SOMAS), mais), updatedAt } },
  ];
}

async function nosCortes(
  tx: Transaction,
  db: Firestore,
  contexto: Contexto,
  { idQuestionario, idProjeto }: DaDupla,
  de: readonly (readonly [corte: string, mais: Somas])[],
): Promise<Correcao[]> {
  const correcoes = await Promise.all(
    de.map(([corte, mais]) =>
      somarEm(tx, db, caminhosDasEstatisticas.corte(contexto, idQuestionario, corte), {
        ids: { idQuestionario, idProjeto, corte },
        mais,
      }),
    ),
  );
  return correcoes.flat();
}

const versaoDe = (db: Firestore, contexto: Contexto, idQuestionario: string, n: number) =>
  ler(db, versaoSchema, `${versoesDe(contexto, idQuestionario)}/${n}`);

const lerCortesDa = async (db: Firestore, tx: Transaction, contexto: Contexto, de: DaDupla) =>
  cortesDaEstatistica(await lerCortes(db, tx, contexto, de));

const contar = (db: Firestore, contexto: Contexto, id: string, de: DaDupla) =>
  corrigir(db, {}, async (tx) => {
    const empresa = caminhosDasEstatisticas.empresa(contexto, de.idQuestionario, de.idEmpresa);
    const marca = `${caminhosDasEstatisticas.folhas(empresa)}/${id}`;
    const folha = lerRegistro(
      respostaSchema,
      comDatas((await tx.get(db.doc(caminhos.registro(contexto, 'respostas', id)))).data()),
    ).data;
    const versao = folha?.finalizadoEm
      ? await versaoDe(db, contexto, de.idQuestionario, folha.versao)
      : undefined;
    const agora = somaDaFolha(folha, versao);
    const antes = await ler(db, folhaSomadaSchema, marca, tx);
    const mais = somarA(agora ?? SEM_SOMAS, antes ?? SEM_SOMAS, -1);
    if (semNenhuma(mais)) return [];
    // Of the company only where it is counted: its sums are added to and not read.
    const [guardada] = await tx.getAll(db.doc(empresa), { fieldMask: ['cortes'] });
    const lidos: unknown = guardada?.get('cortes');
    const cortes = Array.isArray(lidos)
      ? lidos.filter((um) => typeof um === 'string')
      : await lerCortesDa(db, tx, contexto, de);
    return [
      ...(await somarEm(tx, db, empresa, { ids: { ...de, cortes }, mais })),
      ...(await nosCortes(
        tx,
        db,
        contexto,
        de,
        cortes.map((corte) => [corte, mais]),
      )),
      agora
        ? { caminho: marca, como: 'set', dados: { ...agora } }
        : { caminho: marca, como: 'delete', dados: {} },
    ];
  });

/** Brings what a sheet is counted as to what it is now; `dados` are one side of its event, which says whose it is. */
export function somarFolha(db: Firestore, contexto: Contexto, id: string, dados: Record<string, unknown>) {
  const de = lerRegistro(daDupla, dados);
  return de.success ? contar(db, contexto, id, de.data) : Promise.resolve([]);
}

const recortar = (db: Firestore, contexto: Contexto, caminho: string) =>
  corrigir(db, {}, async (tx) => {
    const empresa = await ler(db, estatisticaDaEmpresaSchema, caminho, tx);
    if (!empresa) return [];
    const certos = await lerCortesDa(db, tx, contexto, empresa);
    if (isDeepStrictEqual(empresa.cortes, certos)) return [];
    const dela = soAsSomas(empresa);
    const saem = empresa.cortes.filter((corte) => !certos.includes(corte));
    const entram = certos.filter((corte) => !empresa.cortes.includes(corte));
    return [
      ...(await nosCortes(tx, db, contexto, empresa, [
        ...saem.map((corte) => [corte, somarA(SEM_SOMAS, dela, -1)] as const),
        ...entram.map((corte) => [corte, dela] as const),
      ])),
      { caminho, como: 'update', dados: { cortes: certos, updatedAt: new Date() } },
    ];
  });

/** After the company's row in the project changed: it is counted in other cuts, in all questionnaires. */
export async function acertarCortesDasEstatisticas(
  db: Firestore,
  contexto: Contexto,
  { idProjeto, idEmpresa }: Pick<DaDupla, 'idProjeto' | 'idEmpresa'>,
) {
  const { docs } = await db
    .collection(caminhosDasEstatisticas.empresas(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('idEmpresa', '==', idEmpresa)
    .select()
    .get();
  return emTodos(docs, ({ ref }) => recortar(db, contexto, ref.path));
}

/** Makes marks and sums of one company follow from its sheets, all of which are read. */
const refazerEmpresa = (db: Firestore, contexto: Contexto, de: DaDupla, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhosDasEstatisticas.empresa(contexto, de.idQuestionario, de.idEmpresa);
    const onde = caminhosDasEstatisticas.folhas(caminho);
    const [folhas, marcas] = await Promise.all([
      tx.get(
        db
          .collection(caminhos.daEmpresa(contexto, 'respostas'))
          .where('idQuestionario', '==', de.idQuestionario)
          .where('idEmpresa', '==', de.idEmpresa),
      ),
      tx.get(db.collection(onde)),
    ]);
    const versoes = new Map<number, Versao | undefined>();
    const certas = new Map<string, Somas>();
    for (const documento of folhas.docs) {
      const folha = lerRegistro(respostaSchema, comDatas(documento.data())).data;
      if (!folha) continue;
      if (!versoes.has(folha.versao))
        versoes.set(folha.versao, await versaoDe(db, contexto, de.idQuestionario, folha.versao));
      const soma = somaDaFolha(folha, versoes.get(folha.versao));
      if (soma) certas.set(documento.id, soma);
    }
    const guardadas = new Map(marcas.docs.map((marca) => [marca.id, lido(folhaSomadaSchema, marca)]));
    const ids = new Set([...certas.keys(), ...guardadas.keys()]);
    const correcoes = [...ids].flatMap((id): Correcao[] => {
      const certa = certas.get(id);
      if (isDeepStrictEqual(certa, guardadas.get(id))) return [];
      const marca = `${onde}/${id}`;
      return [
        certa
          ? { caminho: marca, como: 'set', dados: { ...certa } }
          : { caminho: marca, como: 'delete', dados: {} },
      ];
    });
    const soma = [...certas.values()].reduce((ate, uma) => somarA(ate, uma), SEM_SOMAS);
    const atual = lerRegistro(
      estatisticaDaEmpresaSchema,
      comDatas((await tx.get(db.doc(caminho))).data()),
    ).data;
    const cortes = await lerCortesDa(db, tx, contexto, de);
    const igual = atual
      ? isDeepStrictEqual(soAsSomas(atual), soma) && isDeepStrictEqual(atual.cortes, cortes)
      : semNenhuma(soma);
    if (!igual)
      correcoes.push({ caminho, como: 'set', dados: { ...de, cortes, ...soma, updatedAt: new Date() } });
    return correcoes;
  });

/** Makes the sums of every cut of a questionnaire equal those of its companies, all of which are read. */
const refazerCortes = (
  db: Firestore,
  contexto: Contexto,
  { idQuestionario, idProjeto }: Omit<DaDupla, 'idEmpresa'>,
  modo: Modo,
) =>
  corrigir(db, modo, async (tx) => {
    const deste = (onde: string) => tx.get(db.collection(onde).where('idQuestionario', '==', idQuestionario));
    const [empresas, guardados] = await Promise.all([
      deste(caminhosDasEstatisticas.empresas(contexto)),
      deste(caminhosDasEstatisticas.cortes(contexto)),
    ]);
    const certos = somasPorCorte(
      empresas.docs.flatMap((documento) => lido(estatisticaDaEmpresaSchema, documento) ?? []),
    );
    const lidos = guardados.docs.flatMap((documento) => lido(estatisticaDoCorteSchema, documento) ?? []);
    const atuais = new Map(lidos.map((um) => [um.corte, soAsSomas(um)]));
    return [...new Set([...certos.keys(), ...atuais.keys()])].flatMap((corte): Correcao[] => {
      const certo = certos.get(corte) ?? SEM_SOMAS;
      if (isDeepStrictEqual(certo, atuais.get(corte) ?? SEM_SOMAS)) return [];
      return [
        {
          caminho: caminhosDasEstatisticas.corte(contexto, idQuestionario, corte),
          como: 'set',
          dados: { idQuestionario, idProjeto, corte, ...certo, updatedAt: new Date() },
        },
      ];
    });
  });

function somasPorCorte(empresas: readonly EstatisticaDaEmpresa[]): Map<string, Somas> {
  const por = new Map<string, Somas>();
  for (const empresa of empresas)
    for (const corte of empresa.cortes)
      por.set(corte, somarA(por.get(corte) ?? SEM_SOMAS, soAsSomas(empresa)));
  return por;
}

/** Every company and questionnaire that has a sheet or sums, then the cuts of every questionnaire. */
export async function conferirEstatisticas(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const lidas = await Promise.all(
    [
      caminhos.daEmpresa(contexto, 'respostas'),
      caminhosDasEstatisticas.empresas(contexto),
      caminhosDasEstatisticas.cortes(contexto),
    ].map((onde) => db.collection(onde).select('idQuestionario', 'idProjeto', 'idEmpresa').get()),
  );
  const docs = lidas.flatMap((cada) => cada.docs.map((documento) => documento.data()));
  const duplas = docs.flatMap((dados) => lerRegistro(daDupla, dados).data ?? []);
  const dele = z.object({ idQuestionario: z.string(), idProjeto: z.string() });
  const questionarios = docs.flatMap((dados) => lerRegistro(dele, dados).data ?? []);
  const unicas = new Map(duplas.map((de) => [`${de.idQuestionario}_${de.idEmpresa}`, de]));
  return [
    ...(await emTodos(unicas.values(), (de) => refazerEmpresa(db, contexto, de, modo))),
    ...(await emTodos(new Map(questionarios.map((um) => [um.idQuestionario, um])).values(), (um) =>
      refazerCortes(db, contexto, um, modo),
    )),
  ];
}
