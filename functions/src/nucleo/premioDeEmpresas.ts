/**
 * Rows and counter of the award report (src/domain/diagnostico/premio.ts). A transaction compares the row with what it
 * follows from, and adds the difference to the counter. So repeated, parallel and late events change nothing.
 */
import { lerRegistro } from '@/domain/comum/registro';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { adesaoSchema, caminhoDasAdesoes } from '@/domain/diagnostico/adesao';
import {
  caminhosDoPremio,
  comParcelas,
  contadorDoPremioSchema,
  linhaDoPremio,
  type LinhaDoPremio,
  linhaDoPremioSchema,
  type Parcelas,
  parcelasDe,
  parcelasDoContador,
  SEM_PARCELAS,
  semNada,
} from '@/domain/diagnostico/premio';
import { empresaSchema } from '@/domain/empresas/empresa';
import { comDatas, FieldValue, type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { type Correcao, corrigir, type Modo } from './correcao';
import { duplasDoOrganizador, lerStatus, linhasDaEmpresa } from './empresasEmProjetos';
import { emTodos } from './emTodos';

interface Dupla {
  idProjeto: string;
  idEmpresa: string;
}

const aMais = (somas: Record<string, number>) =>
  Object.fromEntries(Object.entries(somas).map(([chave, n]) => [chave, FieldValue.increment(n)]));

/** Maps of nothing are left out: an empty one would take the place of what is stored. */
const cheios = <T extends object>(mapas: Record<string, T>) =>
  Object.fromEntries(Object.entries(mapas).filter(([, mapa]) => Object.keys(mapa).length > 0));

/** The counter is not read: companies that come at the same time do not wait for each other. */
function noContador(contexto: Contexto, idProjeto: string, diferenca: Parcelas): Correcao[] {
  if (semNada(diferenca)) return [];
  const { empresas, habilitadas, convidados, facetas } = diferenca;
  const dados = {
    empresas: FieldValue.increment(empresas),
    habilitadas: FieldValue.increment(habilitadas),
    ...cheios({
      convidados: aMais(convidados),
      facetas: cheios(
        Object.fromEntries(Object.entries(facetas).map(([faceta, somas]) => [faceta, aMais(somas)])),
      ),
    }),
    updatedAt: new Date(),
  };
  return [{ caminho: caminhosDoPremio.contador(contexto, idProjeto), como: 'merge', dados }];
}

const semHora = (linha: LinhaDoPremio | undefined) => linha && { ...linha, updatedAt: null };

/** The company's row as enrolment, record and invitations say it now, and the counter with it. */
export const acertarLinhaDoPremio = (
  db: Firestore,
  contexto: Contexto,
  { idProjeto, idEmpresa }: Dupla,
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhosDoPremio.linha(contexto, idProjeto, idEmpresa);
    const status = await lerStatus(db, tx, contexto, { idProjeto, idEmpresa });
    const empresa = await ler(db, empresaSchema, caminhos.empresa({ ...contexto, empresaId: idEmpresa }), tx);
    const { docs } = await tx.get(
      db
        .collection(caminhoDasAdesoes(contexto))
        .where('idProjeto', '==', idProjeto)
        .where('idEmpresa', '==', idEmpresa),
    );
    const guardada = lerRegistro(linhaDoPremioSchema, comDatas((await tx.get(db.doc(caminho))).data()));
    const atual = guardada.data;
    const certa = linhaDoPremio(
      status,
      empresa,
      docs.flatMap((documento) => lido(adesaoSchema, documento) ?? []),
      new Date(),
    );
    if (isDeepStrictEqual(semHora(atual), semHora(certa))) return [];
    const diferenca = comParcelas(parcelasDe(certa), parcelasDe(atual), -1);
    return [
      certa ? { caminho, como: 'set', dados: certa } : { caminho, como: 'delete', dados: {} },
      ...noContador(contexto, idProjeto, diferenca),
    ];
  });

/** The company's rows under every organiser, after its contact changed. */
export const acertarLinhasDaEmpresa = async (db: Firestore, empresa: Contexto) =>
  emTodos(await linhasDaEmpresa(db, empresa), ({ organizador, dupla }) =>
    acertarLinhaDoPremio(db, organizador, dupla),
  );

/** Makes the counter of a project equal its rows, all of which it reads. */
const somarLinhas = (db: Firestore, contexto: Contexto, idProjeto: string, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const { docs } = await tx.get(
      db.collection(caminhosDoPremio.linhas(contexto)).where('idProjeto', '==', idProjeto),
    );
    const certas = docs
      .flatMap((linha) => lerRegistro(linhaDoPremioSchema, comDatas(linha.data())).data ?? [])
      .reduce((soma, linha) => comParcelas(soma, parcelasDe(linha)), SEM_PARCELAS);
    const caminho = caminhosDoPremio.contador(contexto, idProjeto);
    const atual = lerRegistro(contadorDoPremioSchema, comDatas((await tx.get(db.doc(caminho))).data())).data;
    if (isDeepStrictEqual(parcelasDoContador(atual), certas)) return [];
    return [{ caminho, como: 'set', dados: { ...certas, updatedAt: new Date() } }];
  });

/** Every row of the organiser, then every counter. */
export async function conferirPremio(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const linhas = await db
    .collection(caminhosDoPremio.linhas(contexto))
    .select('idProjeto', 'idEmpresa')
    .get();
  const duplas = new Map(
    [
      ...(await duplasDoOrganizador(db, contexto)),
      ...linhas.docs.map((linha) => ({
        idProjeto: String(linha.get('idProjeto')),
        idEmpresa: String(linha.get('idEmpresa')),
      })),
    ].map((dupla) => [`${dupla.idProjeto}/${dupla.idEmpresa}`, dupla]),
  );
  const projetos = new Set([...duplas.values()].map(({ idProjeto }) => idProjeto));
  return [
    ...(await emTodos(duplas.values(), (dupla) => acertarLinhaDoPremio(db, contexto, dupla, modo))),
    ...(await emTodos(projetos, (projeto) => somarLinhas(db, contexto, projeto, modo))),
  ];
}
