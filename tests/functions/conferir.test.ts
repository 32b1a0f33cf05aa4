// The recompute command: the demo data of a company needs no correction, and forged totals are found and repaired.
import { digitosDoCnpj } from '@/domain/cnpj';
import { caminhos } from '@/domain/paths';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { semearEmpresa } from '@tests/local/seed/empresa';
import { semGatilhos } from '@tests/local/seed/gatilhos';
import { SERRA_VERDE } from '@tests/local/seed/mundo';
import { PESSOAS } from '@tests/local/seed/pessoas';
import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { db } from './apoio';

// A company like the demo's, but of this run's own: other files and the demo itself stay out of it.
const marca = randomUUID().slice(0, 8);
const raiz = `T3STE${randomInt(1_000_000, 9_999_999)}`;
const contexto = { licenciadaId: `licenciada-${marca}`, empresaId: `empresa-${marca}` };
const empresa = {
  ...SERRA_VERDE,
  contexto,
  dados: { ...SERRA_VERDE.dados, cnpj: `${raiz}${digitosDoCnpj(raiz)}` },
};

beforeAll(async () => {
  const pessoas = PESSOAS.filter((pessoa) => pessoa.empresa === SERRA_VERDE);
  const suas = pessoas.map((pessoa) => ({ ...pessoa, empresa, uid: `${pessoa.uid}-${marca}` }));
  await semGatilhos(() => semearEmpresa(db, empresa, 12, suas));
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
  const [atividade] = (await db.collection(caminhos.atividades(contexto)).limit(1).get()).docs;
  if (!atividade) throw new Error('a demonstração não tem atividades');
  const atividades = caminhos.contador(contexto, 'atividades');
  await atividade.ref.update({ ideiaTitulo: 'Outro título', atuantes: [] });
  await db.doc(atividades).update({ concluidas: 9_999 });
  await posicao.ref.update({ totalPontos: 9_999 });
  await db.doc(contador).update({ publicas: 1 });
  await db.doc(ideia).update({ totalComentarios: 77, 'rankingByMoedas.totalMoedas': 12_345 });
  const achadas = await diferencas();
  expect(new Set(achadas)).toEqual(
    new Set([posicao.ref.path, contador, ideia, atividades, atividade.ref.path]),
  );
  await conferirEmpresa(db, contexto);
  expect(await diferencas()).toEqual([]);
});
