// What an employee answered, looked for behind every door that shows something, by every role of the company and of others
// (decisions P180; threats A30). The doors are all callables that only read, and the export of somebody's data.
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { PAPEIS } from '@/domain/acesso/papeis';
import { umaEmpresa, umStatus } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { beforeAll, describe, expect, it } from 'vitest';
import { CAMPOS_DAS_PORTAS, EXPORTAR, perguntaDaPorta, PORTAS } from '@tests/support/portas';
import { db } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { mudancasDe, mundoDasFolhas, TUDO } from './folhas';

const SEGREDO = 'O chefe grita com todo mundo';
let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let bia: Persona;
let q: string;
let folha: string;
/** Values for the fields of all doors, with the company that is looked at. */
const campos = (quem: Persona, idEmpresa: string): Record<string, unknown> => ({
  ...CAMPOS_DAS_PORTAS,
  ...quem.contexto,
  idEmpresa,
  empresas: [idEmpresa],
  questionarioId: q,
  idQuestionario: q,
  idRespondente: bia.uid,
  colaboradorId: bia.uid,
  organizadora: m.c.contexto.empresaId,
  folha,
  respondente: bia.uid,
  ids: [bia.uid],
});
/** What each door is asked: with either company, and with one of two fields where it wants one only. */
function pedidos(nome: string, quem: Persona): object[] {
  const pedidos = [m.c.contexto.empresaId, m.convidada.empresaId].map((idEmpresa) =>
    perguntaDaPorta(nome, campos(quem, idEmpresa)),
  );
  if (nome !== 'respostasFunctions-folhas') return pedidos;
  return pedidos.flatMap((um) => [
    { ...um, idRespondente: null },
    { ...um, idEmpresa: null },
  ]);
}

beforeAll(async () => {
  m = await mundoDasFolhas();
  q = await m.questionario({ nome: 'Clima' });
  bia = await m.pessoa('Bia');
  await m.chamar(bia, 'abrir', q);
  const respostas = { ...TUDO, texto: SEGREDO };
  await m.finalizar(bia, q, respostas, mudancasDe(respostas));
  folha = (await m.folhasDe(q))[0]?.id ?? '';
});

const TUDO_LIGADO = Object.fromEntries(Array.from({ length: 34 }, (_, i) => [i + 1, {}]));
/** Every answer of the door, as text, and how many were not refused for their shape. */
async function atrasDe(nome: string, quem: Persona) {
  const ditos: Awaited<ReturnType<typeof chamarAqui>>[] = [];
  for (const dados of pedidos(nome, quem)) {
    ditos.push(await chamarAqui(nome, dados, { por: { uid: quem.uid, email: quem.email } }));
  }
  expect(ditos.filter(({ erro }) => erro?.status === 'INVALID_ARGUMENT')).toEqual([]);
  return JSON.stringify(ditos);
}

describe.each(PAPEIS)('A30 %s', (papel) => {
  it('de quem emprega não lê o que a pessoa respondeu, por porta nenhuma; a pessoa lê', async () => {
    if (papel !== 'ADMIN') await comMatriz(m.convidada, papel, TUDO_LIGADO);
    const chefe = await m.pessoa(`Chefe${papel}`, m.convidada, papel);
    if (papel === 'MEMBER') await comMatriz(m.convidada, papel, TUDO_LIGADO);
    for (const porta of PORTAS) expect(await atrasDe(porta, chefe), porta).not.toContain(SEGREDO);
    expect(await atrasDe('respostasFunctions-ver', bia)).toContain(SEGREDO);
  });

  it('de outra empresa, convidada como ela, também não', async () => {
    const outra: Contexto = { ...m.convidada, empresaId: `${m.convidada.empresaId}-outra` };
    await db.doc(caminhos.empresa(outra)).set(umaEmpresa({ nomeFantasia: 'Outra', role: 'CONVIDADA' }));
    await m.status(outra).set(umStatus('p', outra.empresaId, { status: 2 }));
    const xavier = await m.pessoa(`Xavier${papel}`, outra, papel);
    await comMatriz(outra, papel, TUDO_LIGADO);
    for (const porta of PORTAS) expect(await atrasDe(porta, xavier), porta).not.toContain(SEGREDO);
  });
});

it('quem organiza lê pela porta das folhas e pela exportação delas (P295), e por nenhuma outra; a exportação de um colega não traz as dele', async () => {
  const colega = await m.pessoa('Colega', m.c.contexto, 'MEMBER');
  await m.chamar(colega, 'abrir', q);
  const respostas = { ...TUDO, texto: SEGREDO };
  await m.finalizar(colega, q, respostas, mudancasDe(respostas));
  const lidas: string[] = [];
  for (const porta of PORTAS) if ((await atrasDe(porta, m.admin)).includes(SEGREDO)) lidas.push(porta);
  expect(lidas).toEqual(['relatoriosFunctions-folhasBrutas', 'respostasFunctions-ver']);
  const { resultado } = await chamarAqui(
    EXPORTAR,
    { ...m.c.contexto, colaboradorId: colega.uid },
    { por: m.admin },
  );
  expect(resultado).toHaveProperty('dados.cadastro');
  expect(resultado).not.toHaveProperty('dados.respostas');
  expect(resultado).not.toHaveProperty('dados.consentimentos');
});
