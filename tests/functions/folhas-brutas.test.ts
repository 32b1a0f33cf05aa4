// The raw export of a questionnaire: who gets it, and what stands in it (decisions P295; threats A44).
import type { folhasBrutas as contrato } from '@/domain/contratos/folhas-brutas';
import { caminhosDasNotas } from '@/domain/diagnostico/nota';
import { caminhosDaFolha, contatoSchema } from '@/domain/diagnostico/resposta';
import { DOMINIO_DE_REMOVIDA as DOMINIO } from '@/domain/pessoas/colaborador-acoes';
import type { Persona } from '@tests/support/personas';
import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { db } from './apoio';
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
  await m.convidar(bia, q);
  await m.chamar(bia, 'abrir', q);
  await m.finalizar(bia, q, TUDO);
  await m.chamar(caio, 'abrir', q);
  await m.salvar(caio, q, [mudanca('escala', 3)]);
  // Another questionnaire's sheets stay out.
  const outro = await m.questionario();
  await m.chamar(caio, 'abrir', outro);
});

const pedir = (quem: Persona, funcao = 'folhasBrutas', mais: object = {}) =>
  chamarAqui(
    `relatoriosFunctions-${funcao}`,
    { ...quem.contexto, questionarioId: q, depois: null, ...mais },
    { por: { uid: quem.uid, email: quem.email } },
  );
const lidas = async (quem: Persona) => {
  const { resultado, erro } = await pedir(quem);
  if (erro) throw new Error(JSON.stringify(erro));
  return resultado as Saida;
};
const de = ({ folhas }: Saida, canal: string) => folhas.find((folha) => folha.canal === canal);

it('quem organiza lê todas as folhas do questionário, com canal, fase, notas e a versão', async () => {
  const saida = await lidas(m.admin);
  expect(saida).toMatchObject({ total: 2, proxima: null, nomeadas: true, leNotas: true });
  expect(saida.versoes.map(({ n, versao }) => [n, versao.perguntas.length])).toEqual([[1, 4]]);
  expect(de(saida, 'convite')).toMatchObject({
    empresa: 'Convidada',
    email: bia.email,
    respostas: TUDO,
    consentimento: 'naoSePede',
    versao: 1,
  });
  expect(de(saida, 'convite')?.media).toBeGreaterThan(0);
  expect(de(saida, 'convite')?.fase).not.toBe('');
  expect(de(saida, 'conta')).toMatchObject({
    respostas: { escala: 3 },
    finalizadoEm: null,
    notas: {},
    media: null,
    nome: null,
  });
});

it('continua depois da última que veio', async () => {
  const [primeira, segunda] = (await lidas(m.admin)).folhas;
  const { resultado } = await pedir(m.admin, 'folhasBrutas', { depois: primeira?.id });
  expect(resultado).toMatchObject({ folhas: [{ id: segunda?.id }], total: null });
});

it('sem 30.leitura vêm as respostas sem o nome, e sem 31.leitura não vem nada', async () => {
  const leo = await m.pessoa('Leo', m.admin.contexto, 'TEAM');
  await comMatriz(m.admin.contexto, 'TEAM', { 31: {} });
  const semNomes = await lidas(leo);
  expect(semNomes).toMatchObject({ nomeadas: false, leNotas: false });
  expect(de(semNomes, 'convite')).toMatchObject({ nome: null, email: null, respostas: TUDO });
  expect(JSON.stringify(semNomes)).not.toContain(bia.email);
  await comMatriz(m.admin.contexto, 'TEAM', { 31: {}, 30: {} });
  expect(de(await lidas(leo), 'convite')).toMatchObject({ email: bia.email });
  await comMatriz(m.admin.contexto, 'TEAM', { 30: {}, 29: {} });
  expect((await pedir(leo)).erro?.status).toBe('PERMISSION_DENIED');
});

it('A44 quem responde e quem administra a empresa que responde não recebem as respostas', async () => {
  const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
  const daOrganizadora = { ...m.admin.contexto };
  for (const quem of [bia, chefe])
    for (const mais of [{}, daOrganizadora]) {
      const resposta = await pedir(quem, 'folhasBrutas', mais);
      expect(resposta.erro).toBeDefined();
      expect(JSON.stringify(resposta)).not.toContain('respostas"');
    }
  // One step beside: the organiser's ADMIN with the same question.
  expect((await pedir(m.admin)).erro).toBeUndefined();
});

it('dos dados retirados fica a marca, e não o endereço', async () => {
  const [folha] = (await m.folhasDe(q)).filter((um) => um.get('idRespondente') === bia.uid);
  const contato = db.doc(caminhosDaFolha.contato(folha?.ref.path ?? ''));
  const antes = contatoSchema.parse({
    ...(await contato.get()).data(),
    updatedAt: new Date(),
  });
  await contato.set({ ...antes, nome: 'Pessoa removida', email: `x${DOMINIO}` });
  expect(de(await lidas(m.admin), 'convite')).toMatchObject({
    consentimento: 'retirado',
    nome: 'Pessoa removida (Convidada, empresa convidada)',
    email: null,
  });
  await contato.set(antes);
});

it('as notas de avaliadores vêm para quem lê as de outros', async () => {
  const agora = new Date();
  const nota = {
    idEmpresaNota: m.convidada.empresaId,
    idProjeto: 'p',
    idQuestionario: q,
    grupo: 'g1',
    fase: 4,
    respondente: m.admin.uid,
    idResposta: null,
    nota: 73_00,
    justificativa: 'Processo bem descrito.',
    desconsiderado: false,
    createdAt: agora,
    createdBy: m.admin.uid,
    updatedAt: agora,
    updatedBy: m.admin.uid,
    deletedAt: null,
  };
  const caminho = (id: string) => db.doc(caminhosDasNotas.uma(m.admin.contexto, id));
  await caminho('uma').set(nota);
  await caminho('outra').set({ ...nota, idQuestionario: 'outro' });
  expect((await pedir(m.admin, 'notasBrutas')).resultado).toMatchObject({
    notas: [{ empresa: 'Convidada', grupo: 'g1', avaliador: m.admin.nome, nota: 73_00 }],
    proxima: null,
  });
  const lia = await m.pessoa('Lia', m.admin.contexto, 'TEAM');
  await comMatriz(m.admin.contexto, 'TEAM', { 31: {} });
  expect((await pedir(lia, 'notasBrutas')).erro?.status).toBe('PERMISSION_DENIED');
  await comMatriz(m.admin.contexto, 'TEAM', { 31: {}, 26: {} });
  expect((await pedir(lia, 'notasBrutas')).erro).toBeUndefined();
});

it('um questionário que não há é dito com a mesma frase que os outros', async () =>
  expect((await pedir(m.admin, 'folhasBrutas', { questionarioId: 'nenhum' })).erro?.message).toBe(
    'Questionário não encontrado!',
  ));
