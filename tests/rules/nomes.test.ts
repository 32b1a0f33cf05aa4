// `nomeEmOrdem`, by which lists sort a name, says what the name says. Its writer could otherwise stand first in every
// list.
import * as fs from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { emOrdem } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import {
  chamado,
  emDias,
  umaPessoa,
  umColaborador,
  umProjeto,
  umRegulamento,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import { ana, clara, EMPRESA, marta, type Persona } from '@tests/support/personas';
import { criacoesDe } from './criacoes';
import { abrirAmbiente, criar, mudar, novoId, mudadoPor, criadoAgora } from './ambiente';

const { admin, como, semear, recusa } = await abrirAmbiente(import.meta.filename);
const plataforma = como(marta, { master: true });

type Nome = { nome: string; nomeEmOrdem: unknown };
type Escrita = (caminho: string, nome: Nome) => Promise<unknown>;

const novo = (colecao: string) => () => `${colecao}/${novoId('n')}`;
const guardado = (colecao: string, documento: object) => async () => {
  const caminho = novo(colecao)();
  await semear({ [caminho]: documento });
  return caminho;
};
const cria =
  (quem: Persona, banco: fs.Firestore, documento: { createdAt: Date }): Escrita =>
  (caminho, nome) =>
    criar(banco, caminho, { ...criadoAgora(documento), createdBy: quem.uid, updatedBy: quem.uid, ...nome });
const muda =
  (quem: Persona, banco: fs.Firestore): Escrita =>
  (caminho, nome) =>
    mudar(banco, caminho, { ...nome, ...mudadoPor(quem) });

/** A region is called in English, as the specification has it. */
const CHAMADO = ['nome', 'name'];

const futuro = umRegulamento({ dataInicial: emDias(2) });
const deDesafios = umRegulamentoDeDesafios({ dataInicial: emDias(2) });
const ESCRITAS: [string, () => string | Promise<string>, Escrita][] = [
  ['a pessoa no seu registro', () => clara.referencia, muda(clara, como(clara))],
  ...criacoesDe(como)
    .filter(({ livre, documento }) => livre && 'nomeEmOrdem' in documento)
    .map(({ nome: oQue, caminho, documento, gravar }): (typeof ESCRITAS)[number] => [
      `${oQue}, registro novo`,
      novo(caminho.slice(0, caminho.lastIndexOf('/'))),
      (onde, { nome, nomeEmOrdem }) =>
        gravar(onde, {
          ...documento,
          [CHAMADO.find((campo) => campo in documento) ?? 'nome']: nome,
          nomeEmOrdem,
        }),
    ]),
  ...CADASTROS_DA_EMPRESA.map(({ colecao, caminho, exemplo }): (typeof ESCRITAS)[number] => [
    colecao,
    guardado(caminho, exemplo(clara)),
    muda(clara, como(clara)),
  ]),
  ['projeto', guardado(caminhos.projetos(EMPRESA), umProjeto(ana)), muda(ana, como(ana))],
  ['regulamento', guardado(caminhos.regulamentosIdeias(EMPRESA), futuro), muda(ana, como(ana))],
  ['regulamento de desafios', guardado(regulamentosDesafios.onde(EMPRESA), deDesafios), muda(ana, como(ana))],
  [
    'documento do incentivo',
    guardado(documentosDoIncentivo.onde(EMPRESA), umDocumento(ana)),
    muda(ana, como(ana)),
  ],
  [
    'licenciada nova',
    novo(caminhos.licenciadas),
    cria(marta, plataforma, umaLicenciada({ empresaId: null })),
  ],
  ['licenciada', guardado(caminhos.licenciadas, umaLicenciada()), muda(marta, plataforma)],
];

const FORJADOS: unknown[] = [
  'aaa',
  '',
  'Joao d avila',
  'joão d avila',
  "joao d'avila",
  'joao d avila filho',
  1,
  ['joao d avila'],
  null,
  'a'.repeat(121),
];

/** The rule is one for all: the first writing tries every forged order, the others some in turn (T409). */
const daVez = (vez: number) => FORJADOS.filter((_, i) => vez === 0 || (i + vez) % 4 === 0);

describe.each(ESCRITAS.map((escrita, vez) => [...escrita, vez] as const))(
  '%s',
  (_quem, onde, gravar, vez) => {
    it('não escreve outra ordem do que a do nome', async () => {
      const caminho = await onde();
      const nome = "João D'Ávila";
      await recusa(
        caminho,
        daVez(vez).map((nomeEmOrdem) => () => gravar(caminho, { nome, nomeEmOrdem })),
        () => gravar(caminho, { nome, nomeEmOrdem: 'joao d avila' }),
      );
    });

    it('não muda o nome sem a ordem dele', async () => {
      const caminho = await onde();
      await recusa(
        caminho,
        () => gravar(caminho, { ...chamado('Bruno Leão'), nome: 'Zeca Leão' }),
        () => gravar(caminho, chamado('Zeca Leão')),
      );
    });
  },
);

it.each([
  'ÁÀÂÃÄ áàâãä',
  'ÉÈÊË éèêë ÍÌÎÏ íìîï',
  'ÓÒÔÕÖ óòôõö ÚÙÛÜ úùûü',
  'Çç Ññ',
  '  "Ana"   Lúcia, 2ª da fila!  ',
  'E\u0301rica com o acento a\u0300 parte',
  'Ciclo de ideias 2025–2026 (primeiro)',
  '---',
  'Şule Ødegård',
  'Ελένη Παπαδοπούλου',
  '가나다 '.repeat(30),
  '😀 Bia 😀',
])('a ordem que a aplicação escreve é aceita: %s', async (nome) => {
  await mudar(como(clara), clara.referencia, { ...chamado(nome), ...mudadoPor(clara) });
});

it('de letras que o português não tem, só o tamanho se confere', async () => {
  const escrever = muda(clara, como(clara));
  const nome = 'Şule Ødegård';
  await recusa(
    clara.referencia,
    () => escrever(clara.referencia, { nome, nomeEmOrdem: 's'.repeat(301) }),
    () => escrever(clara.referencia, { nome, nomeEmOrdem: emOrdem(nome) }),
  );
});

it('o banco dá as pessoas na ordem em que se procuram', async () => {
  const nomes = ['Zeca', 'Érica', 'bruno', 'Ângela', 'Ana'];
  const colecao = caminhos.pessoas({ ...EMPRESA, empresaId: novoId('ordem') });
  await semear(Object.fromEntries(nomes.map((nome, i) => [`${colecao}/p${i}`, umaPessoa(clara, { nome })])));
  const { docs } = await fs.getDocs(fs.query(fs.collection(admin(), colecao), fs.orderBy('nomeEmOrdem')));
  expect(docs.map((documento) => documento.get('nome') as string)).toEqual([
    'Ana',
    'Ângela',
    'bruno',
    'Érica',
    'Zeca',
  ]);
  expect(umColaborador(clara, { nome: 'Ângela' }).nomeEmOrdem).toBe('angela');
});
