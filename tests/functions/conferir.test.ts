// The recompute command: the demo data of a company needs no correction, and forged totals are found and repaired.
import { caminhos } from '@/domain/paths';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { caminhoDoCnpj } from '@functions/nucleo/empresas';
import { semearEmpresa } from '@tests/local/seed/empresa';
import { SERRA_VERDE } from '@tests/local/seed/mundo';
import { beforeAll, expect, it } from 'vitest';
import { db } from './apoio';

const { contexto, dados } = SERRA_VERDE;

beforeAll(async () => {
  await db.recursiveDelete(db.doc(caminhos.empresa(contexto)));
  await db.doc(caminhoDoCnpj(dados.cnpj)).delete();
  await semearEmpresa(db, SERRA_VERDE, 40);
});

const diferencas = async () => (await conferirEmpresa(db, contexto, { simular: true })).map((c) => c.caminho);

it('o que a demonstração guarda é a soma do que aconteceu', async () => {
  expect(await diferencas()).toEqual([]);
});

it('totais falsificados são encontrados e reparados', async () => {
  const [pontos] = (await db.collection(caminhos.historicoPontos(contexto)).limit(1).get()).docs;
  const [posicao] = (await db.collection(caminhos.ranking(contexto, 'atual')).limit(1).get()).docs;
  if (!pontos || !posicao) throw new Error('a demonstração não tem pontos');
  const ideia = caminhos.ideia(contexto, 'ideia-001');
  const contador = caminhos.contador(contexto, 'ideias');
  await posicao.ref.update({ totalPontos: 9_999 });
  await db.doc(contador).update({ publicas: 1 });
  await db.doc(ideia).update({ totalComentarios: 77, 'rankingByMoedas.totalMoedas': 12_345 });
  const achadas = await diferencas();
  expect(new Set(achadas)).toEqual(new Set([posicao.ref.path, contador, ideia]));
  await conferirEmpresa(db, contexto);
  expect(await diferencas()).toEqual([]);
});
