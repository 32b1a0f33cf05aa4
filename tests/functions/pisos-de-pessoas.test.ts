// People who manage people, no matter what the flags say (docs/decisions.md P25): the initial matrix, where every flag is on.
import { TODAS_AS_AREAS } from '@/domain/pessoas/colaborador-form';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { PAPEIS, type Papel, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { umColaborador } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db } from './apoio';
import { chamarAqui } from './contas';

let c: Cenario;
const atores = {} as Record<Papel, Persona>;
beforeAll(async () => {
  c = await cenario([]);
  const todas = Object.fromEntries(
    matrizInicial().map(({ dados: { tipoAutorizacao, leitura, criacao, editar, remover } }) => [
      tipoAutorizacao,
      { leitura, criacao, editar, remover },
    ]),
  );
  expect(todas[2]).toEqual({ leitura: true, criacao: true, editar: true, remover: true });
  for (const papel of PAPEIS) {
    atores[papel] = c.pessoa(`Ator${papel}`, papel);
    await db.doc(atores[papel].referencia).set(umColaborador(atores[papel]));
    await db
      .doc(caminhos.permissoes(c.contexto, TIPO_DO_PAPEL[papel]))
      .set({ flags: todas, updatedAt: new Date() });
  }
  await db.doc(c.pessoa('OutraAdmin').referencia).set(umColaborador(c.pessoa('OutraAdmin', 'ADMIN')));
});

const umEmail = () => `piso-${randomUUID().slice(0, 8)}@exemplo.com.br`;
const convite = (email: string) => ({ nome: 'Nina Novata', email, ...TODAS_AS_AREAS, ...c.contexto });
const NEGADO = 'Permissão negada';

async function convidar(por: Papel, role: Papel): Promise<boolean> {
  const email = umEmail();
  const dados = {
    ...convite(email),
    telefone: '',
    image: [],
    dataNascimento: '',
    setores: ['Operações'],
    role,
  };
  const { erro } = await chamarAqui('colaboradoresFunctions-inviteColaboradorAdd', dados, {
    por: atores[por],
  });
  const feitos = await db.collection(caminhos.colaboradores(c.contexto)).where('email', '==', email).get();
  expect(feitos.size).toBe(erro ? 0 : 1);
  if (erro) expect(erro.message).toBe(NEGADO);
  return !erro;
}

const GESTOS = {
  desabilitar: 'usersFunctions-disableUser',
  remover: 'colaboradoresFunctions-removeColaborador',
  mudar: 'colaboradoresFunctions-updateColaborador',
} as const;

/** Does it to somebody new of the role, active. */
async function agir(por: Papel, gesto: keyof typeof GESTOS, sobre: Papel): Promise<boolean> {
  const alvo = c.pessoa(`Alvo${randomUUID().slice(0, 6)}`, sobre);
  const antes = umColaborador(alvo);
  await db.doc(alvo.referencia).set(antes);
  const daPessoa = { ...c.contexto, colaboradorId: alvo.uid };
  const dados = {
    desabilitar: { ...daPessoa, userEmail: alvo.email },
    remover: daPessoa,
    mudar: { ...daPessoa, lidoEm: antes.updatedAt.getTime(), dados: { nome: 'Outro Nome' } },
  }[gesto];
  const { erro } = await chamarAqui(GESTOS[gesto], dados, { por: atores[por] });
  const depois = (await db.doc(alvo.referencia).get()).data();
  const mudou = depois?.['nome'] !== antes.nome || depois?.['status'] !== 'ACTIVE' || depois?.['deletedAt'];
  expect(Boolean(mudou)).toBe(!erro);
  if (erro) expect(erro.message).toBe(NEGADO);
  return !erro;
}

/** Roles each may give, and act upon. MASTER is only for somebody who has the claim besides ADMIN. */
const ALCANCE: Record<Papel, readonly Papel[]> = {
  COLLABORATOR: [],
  MEMBER: ['COLLABORATOR', 'MEMBER'],
  TEAM: ['COLLABORATOR', 'MEMBER'],
  MASTER: ['COLLABORATOR', 'MEMBER'],
  ADMIN: ['COLLABORATOR', 'MEMBER', 'TEAM', 'ADMIN'],
};

describe.each(PAPEIS)('%s, com todas as flags', (por) => {
  it('convida só para papéis que alcança', async () => {
    const feitos: Papel[] = [];
    for (const role of PAPEIS) if (await convidar(por, role)) feitos.push(role);
    expect(new Set(feitos)).toEqual(new Set(ALCANCE[por]));
  });

  it.each(Object.keys(GESTOS) as (keyof typeof GESTOS)[])('%s: só quem alcança', async (gesto) => {
    const feitos: Papel[] = [];
    for (const sobre of PAPEIS) if (await agir(por, gesto, sobre)) feitos.push(sobre);
    expect(new Set(feitos)).toEqual(new Set(ALCANCE[por]));
  });
});

it('B31 a segunda conta de um colaborador não nasce MEMBER, nem reenvio nem convite simples o fazem', async () => {
  const nome = 'colaboradoresFunctions-inviteColaborador';
  const { COLLABORATOR, MEMBER } = atores;
  expect((await chamarAqui(nome, convite(umEmail()), { por: COLLABORATOR })).erro?.message).toBe(NEGADO);
  const email = umEmail();
  expect(await chamarAqui(nome, convite(email), { por: MEMBER })).toHaveProperty('resultado');
  const REENVIAR = 'colaboradoresFunctions-resentInviteToColaborador';
  const dela = { ...c.contexto, email };
  expect((await chamarAqui(REENVIAR, dela, { por: COLLABORATOR })).erro?.message).toBe(NEGADO);
  expect(await chamarAqui(REENVIAR, dela, { por: MEMBER })).toHaveProperty('resultado');
});

it('nem para um questionário quem é COLLABORATOR convida; MEMBER chega até a pergunta de qual projeto', async () => {
  const dados = {
    ...c.contexto,
    emails: [umEmail()],
    idEmpresa: c.contexto.empresaId,
    idProjeto: 'nenhum',
    idQuestionario: 'nenhum',
  };
  const nome = 'colaboradoresFunctions-inviteColaboradorDiagnostico';
  expect((await chamarAqui(nome, dados, { por: atores.COLLABORATOR })).erro?.message).toBe(NEGADO);
  expect((await chamarAqui(nome, dados, { por: atores.MEMBER })).erro?.message).toBe(
    'Projeto não selecionado',
  );
});
