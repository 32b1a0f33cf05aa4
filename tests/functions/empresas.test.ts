// A company is created whole or not at all, and once per CNPJ. Its matrix is projected for the interface.
import { CODIGOS } from '@/domain/acesso/areas';
import { permissoesSchema } from '@/domain/acesso/autorizacao';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { matrizInicial, permissoesIniciais } from '@/domain/acesso/matriz-inicial';
import type { CampoDeAuditoria } from '@/domain/comum/campos';
import { TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import type { Empresa } from '@/domain/empresas/empresa';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { apresentarEmpresa, criarEmpresaComMatriz } from '@functions/nucleo/empresas';
import { permissoesDoPapel } from '@functions/nucleo/permissoes';
import { umaEmpresa, umColaborador } from '@tests/support/documentos';
import { type Persona, persona } from '@tests/support/personas';
import { randomInt, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { db, logo } from './apoio';

function nova(cnpj: string) {
  const {
    createdAt: _1,
    createdBy: _2,
    updatedAt: _3,
    updatedBy: _4,
    deletedAt: _5,
    ...dados
  } = umaEmpresa({ cnpj });
  return dados satisfies Omit<Empresa, CampoDeAuditoria>;
}
const umCnpj = () => {
  const raiz = `${randomInt(1_000_000, 9_999_999)}A${randomInt(1000, 9999)}`;
  return `${raiz}${digitosDoCnpj(raiz)}`;
};
const permissoesDe = async ({ referencia }: Persona) =>
  (await ler(db, colaboradorSchema, referencia))?.permissoes ?? '';
const contexto = () => ({ licenciadaId: 'licenciada-testes', empresaId: randomUUID() });

it('nasce com 180 autorizações, todas concedidas, e uma projeção por papel', async () => {
  const c = contexto();
  await criarEmpresaComMatriz(db, c, nova(umCnpj()));
  expect((await db.collection(caminhos.autorizacao(c)).count().get()).data().count).toBe(180);
  for (const tipo of [1, 2, 3, 4, 5]) {
    const flags = Object.values((await ler(db, permissoesSchema, caminhos.permissoes(c, tipo)))?.flags ?? {});
    expect(flags).toHaveLength(36);
    expect(flags.every((f) => f.leitura && f.criacao && f.editar && f.remover)).toBe(true);
  }
});

it('P28 quem escolheu o perfil recomendado o tem na matriz, nas projeções e em quem entra', async () => {
  const c = contexto();
  await criarEmpresaComMatriz(db, c, nova(umCnpj()), { perfil: 'RECOMENDADO' });
  for (const { id, papel, dados } of matrizInicial('RECOMENDADO')) {
    const { leitura, criacao, editar, remover } = dados;
    const flags = { leitura, criacao, editar, remover };
    expect((await db.doc(`${caminhos.autorizacao(c)}/${id}`).get()).data()).toMatchObject(flags);
    const projecao = await ler(db, permissoesSchema, caminhos.permissoes(c, TIPO_DO_PAPEL[papel]));
    expect(projecao?.flags[String(dados.tipoAutorizacao)]).toEqual(flags);
  }
  const deQuemEntra = await db.runTransaction((tx) => permissoesDoPapel(db, tx, c, 'COLLABORATOR'));
  expect(deQuemEntra).toBe(permissoesIniciais('COLLABORATOR', 'RECOMENDADO'));
  expect(deQuemEntra).not.toBe(permissoesIniciais('COLLABORATOR'));
});

it('o mesmo CNPJ em quatro pedidos paralelos cria uma empresa só', async () => {
  const cnpj = umCnpj();
  const pedidos = Array.from({ length: 4 }, contexto);
  const resultados = await Promise.allSettled(pedidos.map((c) => criarEmpresaComMatriz(db, c, nova(cnpj))));
  const recusas = resultados.flatMap((r) => (r.status === 'rejected' ? [String(r.reason.message)] : []));
  expect(recusas).toEqual(Array.from({ length: 3 }, () => 'Empresa já cadastrada'));
  const empresas = await db.getAll(...pedidos.map((c) => db.doc(caminhos.empresa(c))));
  expect(empresas.filter(({ exists }) => exists)).toHaveLength(1);
  const matrizes = await Promise.all(
    pedidos.map(async (c) => (await db.collection(caminhos.autorizacao(c)).count().get()).data().count),
  );
  expect(matrizes.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 180]);
});

it('A25 o que a empresa mostra a todos nasce com ela, a acompanha e se refaz', async () => {
  const c = contexto();
  const dados = nova(umCnpj());
  await criarEmpresaComMatriz(db, c, dados);
  const apresentacao = db.doc(caminhos.apresentacao(c));
  const { nomeFantasia, status, role, setores, image } = dados;
  expect((await apresentacao.get()).data()).toEqual({ nomeFantasia, status, role, setores, image });
  await db.doc(caminhos.empresa(c)).update({ nomeFantasia: 'Outra fantasia', status: 'INATIVO' });
  await logo(async () =>
    expect((await apresentacao.get()).data()).toMatchObject({
      nomeFantasia: 'Outra fantasia',
      status: 'INATIVO',
    }),
  );
  await apresentacao.delete();
  await apresentarEmpresa(db, c);
  expect((await apresentacao.get()).get('nomeFantasia')).toBe('Outra fantasia');
});

it('uma flag mudada na matriz chega à projeção do papel e a quem o tem, sem mexer no updatedAt', async () => {
  const c = contexto();
  await criarEmpresaComMatriz(db, c, nova(umCnpj()));
  const [caio, mel] = [
    persona('Caio', 'COLLABORATOR', { contexto: c }),
    persona('Mel', 'MEMBER', { contexto: c }),
  ];
  const antes = umColaborador(caio);
  await db.doc(caio.referencia).set(antes);
  await db.doc(mel.referencia).set(umColaborador(mel));
  await db.doc(`${caminhos.autorizacao(c)}/5_3`).update({ criacao: false });
  await logo(async () => {
    const { flags = {} } = (await ler(db, permissoesSchema, caminhos.permissoes(c, 5))) ?? {};
    expect(flags['3']).toEqual({ leitura: true, criacao: false, editar: true, remover: true });
    expect(flags['9']?.criacao).toBe(true);
    expect((await permissoesDe(caio)).includes(' 3:ler ')).toBe(true);
  });
  expect(await permissoesDe(mel)).toBe(permissoesIniciais());
  expect((await ler(db, colaboradorSchema, caio.referencia))?.updatedAt).toEqual(antes.updatedAt);
});

it('P9 numa matriz sem entrada de regiões vale a dos tipos de resposta, e com ela só a sua', async () => {
  const c = contexto();
  await criarEmpresaComMatriz(db, c, nova(umCnpj()));
  const entrada = (codigo: number) => db.doc(`${caminhos.autorizacao(c)}/5_${codigo}`);
  const depoisDe = async (mudanca: object, regioesCriam: boolean) => {
    await entrada(8).update(mudanca);
    await logo(async () => {
      const { flags = {} } = (await ler(db, permissoesSchema, caminhos.permissoes(c, 5))) ?? {};
      expect([flags['8']?.editar, flags['28']?.criacao]).toEqual([false, regioesCriam]);
    });
  };
  await depoisDe({ criacao: false, editar: false }, true);
  await entrada(28).delete();
  await depoisDe({ remover: false }, false);
});

it('a matriz inteira mudada de uma vez chega inteira, e a mudança de depois também', async () => {
  const c = contexto();
  await criarEmpresaComMatriz(db, c, nova(umCnpj()));
  const caio = persona('Caio', 'COLLABORATOR', { contexto: c });
  await db.doc(caio.referencia).set(umColaborador(caio));
  const entrada = (codigo: number) => db.doc(`${caminhos.autorizacao(c)}/5_${codigo}`);
  const lote = db.batch();
  for (const codigo of CODIGOS) lote.update(entrada(codigo), { remover: false, editar: false });
  await lote.commit();
  await entrada(3).update({ editar: true });
  const esperado = CODIGOS.map((codigo) => ` ${codigo}:lc${codigo === 3 ? 'e' : ''}`).join('');
  await logo(async () => expect(await permissoesDe(caio)).toBe(esperado));
});
