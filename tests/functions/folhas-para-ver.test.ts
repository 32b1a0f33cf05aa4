// How far sheets are, told to whom it concerns and without answers (decisions Q164; threats A22, A23).
import type { folhas as contrato } from '@/domain/contratos/respostas';
import type { Persona } from '@tests/support/personas';
import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { chamarAqui, comMatriz } from './contas';
import { mudanca, mundoDasFolhas, TUDO } from './folhas';

type Saida = z.infer<typeof contrato.saida>;

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let q: string;
let bia: Persona;
let caio: Persona;
beforeAll(async () => {
  m = await mundoDasFolhas();
  q = await m.questionario({ nome: 'Autodiagnóstico' });
  bia = await m.pessoa('Bia');
  caio = await m.pessoa('Caio');
  await m.chamar(bia, 'abrir', q);
  await m.finalizar(bia, q, TUDO);
  await m.chamar(caio, 'abrir', q);
  await m.salvar(caio, q, [mudanca('escala', 7)]);
});

const pedir = (quem: Persona, de: { idEmpresa?: string; idRespondente?: string }) =>
  chamarAqui(
    'respostasFunctions-folhas',
    { ...quem.contexto, idEmpresa: null, idRespondente: null, ...de },
    { por: { uid: quem.uid, email: quem.email } },
  );
const folhas = async (...pedido: Parameters<typeof pedir>) =>
  ((await pedir(...pedido)).resultado as Saida).folhas.map(({ idRespondente, situacao, podeVer, nome }) => ({
    idRespondente,
    situacao,
    podeVer,
    nome,
  }));

it('quem organiza vê as da empresa, com quem respondeu, e lê as respostas', async () => {
  const daEmpresa = { idEmpresa: m.convidada.empresaId };
  expect(await folhas(m.admin, daEmpresa)).toEqual(
    expect.arrayContaining([
      { idRespondente: bia.uid, situacao: 'finalizada', podeVer: true, nome: bia.nome },
      { idRespondente: caio.uid, situacao: 'pausada', podeVer: true, nome: null },
    ]),
  );
  const { resultado } = await pedir(m.admin, daEmpresa);
  expect(resultado).toMatchObject({ nome: 'Convidada', haMais: false });
  expect((resultado as Saida).folhas).toContainEqual(
    expect.objectContaining({ questionario: 'Autodiagnóstico', projeto: 'Prêmio Inovação', etapa: 1 }),
  );
  expect(JSON.stringify(resultado)).not.toContain('guardadas');
  // The number that the limit reads, where sheets were finished.
  expect((resultado as Saida).finalizadas).toEqual([
    expect.objectContaining({ idEmpresa: m.admin.contexto.empresaId, quantas: 1 }),
  ]);
  expect(await folhas(m.admin, { idRespondente: caio.uid })).toHaveLength(1);
});

it('a empresa que responde vê até onde cada colega chegou, e não as respostas', async () => {
  const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
  expect(await folhas(chefe, { idEmpresa: m.convidada.empresaId })).toEqual(
    expect.arrayContaining([
      { idRespondente: bia.uid, situacao: 'finalizada', podeVer: false, nome: bia.nome },
      { idRespondente: caio.uid, situacao: 'pausada', podeVer: false, nome: caio.nome },
    ]),
  );
  expect(await folhas(chefe, { idRespondente: bia.uid })).toHaveLength(1);
});

it('cada pessoa vê as suas, e sem 30.leitura as de mais ninguém', async () => {
  const dora = await m.pessoa('Dora', m.convidada, 'TEAM');
  await comMatriz(m.convidada, 'TEAM', { 29: {} });
  await m.chamar(dora, 'abrir', q);
  expect(await folhas(dora, { idRespondente: dora.uid })).toEqual([
    { idRespondente: dora.uid, situacao: 'aguardando', podeVer: true, nome: dora.nome },
  ]);
  expect(await folhas(dora, { idEmpresa: m.convidada.empresaId })).toHaveLength(1);
  expect((await pedir(dora, { idRespondente: bia.uid })).erro?.message).toBe('Usuário não encontrado');
});

it('a empresa que não está no projeto não se distingue da que não há; o respondente externo não vê nenhuma', async () => {
  const alheia = await pedir(m.admin, { idEmpresa: `${m.c.contexto.empresaId}-alheia` });
  expect(alheia.erro?.message).toBe('Empresa não encontrada!');
  const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
  expect(await pedir(chefe, { idEmpresa: m.c.contexto.empresaId })).toEqual(alheia);
  const rita = await m.pessoa('Rita', m.convidada, 'COLLABORATOR', { externo: true });
  expect((await pedir(rita, { idEmpresa: m.convidada.empresaId })).erro?.status).toBe('PERMISSION_DENIED');
  await m.convidar(rita, q);
  await m.chamar(rita, 'abrir', q);
  expect(await folhas(rita, { idRespondente: rita.uid })).toHaveLength(1);
  expect((await pedir(m.admin, {})).erro?.message).toBe('Escolha uma empresa ou uma pessoa.');
});
