// The recompute command: the demo data of a company needs no correction, and forged totals are found and repaired.
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhos } from '@/domain/comum/caminhos';
import { parteDe } from '@/domain/pessoas/participacao';
import { FieldValue } from '@functions/banco';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { caminhoDasContadas } from '@functions/nucleo/contadores';
import { semearEmpresa } from '@tests/local/seed/empresa';
import { semGatilhos } from './hospede';
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
  const doAno = caminhos.contador(contexto, `ideias-${new Date().getFullYear()}`);
  const endereco = caminhos.participacao(contexto, parteDe('uma-intrusa'));
  const [atividade] = (await db.collection(caminhos.atividades(contexto)).limit(1).get()).docs;
  if (!atividade) throw new Error('a demonstração não tem atividades');
  const atividades = caminhos.contador(contexto, 'atividades');
  const [membro] = (await db.collection(caminhos.colaboradores(contexto)).limit(1).get()).docs;
  if (!membro) throw new Error('a demonstração não tem pessoas');
  // Without the triggers, which would put right some of it meanwhile.
  await semGatilhos(async () => {
    await atividade.ref.update({ paiTitulo: 'Outro título', atuantes: [] });
    await db.doc(atividades).update({ concluidas: 9_999 });
    await posicao.ref.update({ totalPontos: 9_999 });
    await membro.ref.update({ permissoes: ' 3:lcer' });
    await db.doc(contador).update({ publicas: 1 });
    await db.doc(doAno).set({ dias: { '01-01': { registros: 3, comentarios: 0, curtidas: 0, moedas: 0 } } });
    await db.doc(doAno).update({ updatedAt: new Date() });
    await db.doc(ideia).update({ totalComentarios: 77, 'rankingByMoedas.totalMoedas': 12_345 });
    const intrusa = { email: 'intrusa@exemplo.com.br', ativo: true, ultimaIdeia: null };
    await db.doc(endereco).set({ pessoas: { 'uma-intrusa': intrusa } }, { merge: true });
  });
  const marca = `${caminhoDasContadas(contexto, IDEIA)}/ideia-001`;
  const achadas = new Set(await diferencas());
  for (const caminho of [
    posicao.ref.path,
    contador,
    doAno,
    ideia,
    marca,
    endereco,
    atividades,
    atividade.ref.path,
    membro.ref.path,
  ])
    expect([...achadas]).toContain(caminho);
  await conferirEmpresa(db, contexto);
  expect(await diferencas()).toEqual([]);
});

it('um registro de antes de haver permissões nele passa a tê-las', async () => {
  const [membro] = (await db.collection(caminhos.colaboradores(contexto)).limit(1).get()).docs;
  if (!membro) throw new Error('a demonstração não tem pessoas');
  await semGatilhos(() => membro.ref.update({ permissoes: FieldValue.delete() }));
  expect((await conferirEmpresa(db, contexto)).map((c) => c.caminho)).toEqual([membro.ref.path]);
  expect((await membro.ref.get()).get('permissoes')).toBe(membro.get('permissoes'));
  expect(await diferencas()).toEqual([]);
});
