// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emDias } from '@tests/support/documentos';
import { umaEvidencia, umLinkDeEvidencia } from '@tests/support/evidencia';
import { ana, caio, EMPRESA, mario } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import {
  ehEnderecoSeguro,
  evidenciaDoArquivo,
  linkForm,
  LINK_INVALIDO,
  nomeNaPasta,
  pastaDaEvidencia,
  podeExcluirEvidencia,
  recebidaDe,
  uploadsQueRestam,
} from './evidencia';

const com = (letras: number) => ({
  descricao: 'Programa',
  link: `https://aurora.exemplo/${'é'.repeat(letras)}`,
});

describe('G13 o link', () => {
  it.each(['https://aurora.exemplo', 'https://www.aurora.com.br/a?b=c#d', 'https://xn--cabea-mra.com.br/'])(
    'aceita %s',
    (link) => expect(ehEnderecoSeguro(link)).toBe(true),
  );
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'http://aurora.exemplo',
    'http://127.0.0.1',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://servidor.local/',
    'https://metadata.google.internal/',
    'https://ana:segredo@aurora.exemplo/',
    'aurora.exemplo',
    '',
  ])('recusa %s', (link) => {
    expect(ehEnderecoSeguro(link)).toBe(false);
    expect(linkForm.safeParse({ descricao: 'Programa', link }).error?.issues[0]?.message).toBe(LINK_INVALIDO);
  });
  it('pede uma descrição', () => {
    const form = { descricao: ' ', link: 'https://aurora.exemplo' };
    expect(linkForm.safeParse(form).error?.issues[0]?.message).toBe(LINK_INVALIDO);
    expect(linkForm.safeParse({ ...form, descricao: 'Programa' }).success).toBe(true);
  });
  it.each([
    ['https://aurora.exemplo', 'https://aurora.exemplo/'],
    // Cyrillic letters that look like Latin ones.
    ['https://аurorа.exemplo/a', 'https://xn--uror-43de.exemplo/a'],
    ['https://Aurora.Exemplo/a b', 'https://aurora.exemplo/a%20b'],
    ['https://aurora.exemplo/a\nb', 'https://aurora.exemplo/ab'],
    ['https://aurora.exemplo/\u202egpj.exe', 'https://aurora.exemplo/%E2%80%AEgpj.exe'],
  ])('guarda %j como se abre', (link, guardado) => {
    expect(linkForm.parse({ descricao: 'Programa', link }).link).toBe(guardado);
  });
  it('cresce ao ser escrito como se abre, e ainda cabe ou é recusado com a frase', () => {
    expect(linkForm.parse(com(162)).link).toHaveLength(23 + 162 * 6);
    expect(linkForm.safeParse(com(163)).error?.issues[0]?.message).toBe(LINK_INVALIDO);
  });
});

it.each(['a.html', 'a.pdf.html', '../a.pdf', 'a', 'a\u202egpj.pdf', `${'n'.repeat(101)}.pdf`, 'a.svg'])(
  'G02 G04 não guarda com o nome %s',
  (nome) => {
    expect(nomeNaPasta().safeParse(nome).error?.issues[0]?.message).toBe('Formato não aceito.');
    expect(nomeNaPasta().safeParse('12-politica_v2.pdf').success).toBe(true);
  },
);

it('o caminho do arquivo diz de que evidência ele é, e o de outro arquivo nada', () => {
  const pasta = pastaDaEvidencia(EMPRESA, { idProjeto: 'p', idQuestionario: 'q' }, 'v');
  expect(evidenciaDoArquivo(`${pasta}/a.pdf`)).toEqual({ empresa: EMPRESA, id: 'v' });
  for (const outro of [`${pasta}/sub/a.pdf`, 'licenciadas/l/empresas/e/ideias/i/a.pdf'])
    expect(evidenciaDoArquivo(outro)).toBeUndefined();
});

it('links não ocupam lugar, nem o arquivo que não chegou na hora dele', () => {
  const agora = new Date();
  const enviando = umaEvidencia(ana, { situacao: 'ENVIANDO', expiraEm: emDias(1) });
  const vencida = { ...enviando, expiraEm: emDias(-1) };
  expect(uploadsQueRestam([], agora)).toBe(5);
  expect(uploadsQueRestam([umaEvidencia(ana), enviando, umLinkDeEvidencia(ana), vencida], agora)).toBe(3);
});

const quem = (...args: Parameters<typeof umaSessao>) => umaSessao(...args).quem;

it('exclui quem remove, ou quem a enviou; a conferida, ninguém', () => {
  const semRemover = { sem: ['25.remover'] } as const;
  const dela = umaEvidencia(caio);
  expect(podeExcluirEvidencia(quem(ana), dela, ana.uid)).toBe(true);
  expect(podeExcluirEvidencia(quem(caio, semRemover), dela, caio.uid)).toBe(true);
  expect(podeExcluirEvidencia(quem(mario, semRemover), dela, mario.uid)).toBe(false);
  expect(podeExcluirEvidencia(quem(caio, { sem: ['25.remover', '25.criacao'] }), dela, caio.uid)).toBe(false);
  expect(podeExcluirEvidencia(quem(ana), { ...dela, conferida: true }, ana.uid)).toBe(false);
});

it('a organização vê quem e o quê, e não o lugar', () => {
  const recebida = recebidaDe(umaEvidencia(ana));
  expect(recebida).toMatchObject({ nomeFantasia: 'Aurora', idEmpresaColaborador: EMPRESA.empresaId });
  expect(recebida.busca).toEqual(expect.arrayContaining(['politica', 'inov', 'aurora']));
  for (const campo of ['lugar', 'expiraEm', 'situacao']) expect(recebida).not.toHaveProperty(campo);
});
