// Finished answers opened again (decisions Q163), and the simple report of a finish (decisions Q13).
import { caminhos } from '@/domain/comum/caminhos';
import { MAXIMO_DE_REABERTURAS, respostaSchema } from '@/domain/diagnostico/resposta';
import { lido } from '@functions/banco';
import { mandarRelatorio } from '@functions/nucleo/relatorioDaFolha';
import { emDias } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { cartasPara, chamarAqui } from './contas';
import { mudanca, mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
beforeAll(async () => {
  m = await mundoDasFolhas();
});

const MOTIVO = 'A segunda resposta foi dada para outra empresa.';
const reabrir = (quem: Persona, folha: string, motivo = MOTIVO) =>
  chamarAqui(
    'respostasFunctions-reabrir',
    { ...quem.contexto, folha, motivo },
    { por: { uid: quem.uid, email: quem.email } },
  );

/** A finished sheet of a new person. */
async function finalizada(mudancas: object = {}, q?: string) {
  const questionario = q ?? (await m.questionario(mudancas));
  const pessoa = await m.pessoa('Bia');
  await m.chamar(pessoa, 'abrir', questionario);
  expect((await m.finalizar(pessoa, questionario, TUDO)).resultado).toMatchObject({ finalizada: true });
  const folha = (await m.folhasDe(questionario)).find((cada) => cada.get('idRespondente') === pessoa.uid);
  if (!folha) throw new Error('não há folha');
  return { pessoa, questionario, ref: folha.ref };
}
const folhaDe = async (ref: FirebaseFirestore.DocumentReference) => lido(respostaSchema, await ref.get());
const assuntos = async (email: string) => (await cartasPara(email)).map(({ subject }) => subject);

describe('reabrir', () => {
  it('as notas saem, as respostas ficam, e o motivo chega à história, à trilha e a quem respondeu', async () => {
    const { pessoa, questionario, ref } = await finalizada();
    expect((await reabrir(m.admin, ref.id)).erro).toBeUndefined();
    const folha = await folhaDe(ref);
    expect(folha).toMatchObject({ pausado: true, finalizadoEm: null, notas: {} });
    expect(folha?.perguntas).toHaveLength(3);
    expect(folha?.reaberturas).toMatchObject([{ por: m.admin.uid, motivo: MOTIVO }]);
    const trilha = await db.collection(caminhos.auditoria(m.c.contexto)).where('alvo', '==', ref.path).get();
    expect(trilha.docs.map((entrada) => entrada.data())).toMatchObject([
      { acao: 'FOLHA_REABERTA', quem: m.admin.uid, depois: { motivo: MOTIVO } },
    ]);
    await logo(async () => {
      const [carta] = await cartasPara(pessoa.email);
      expect(carta?.text).toContain(MOTIVO);
      expect(carta?.text).toContain(`/responderQuestionario/${m.c.contexto.empresaId}/${questionario}`);
    });
    // The person changes an answer and finishes again.
    expect((await m.chamar(pessoa, 'abrir', questionario)).resultado).toMatchObject({ fechada: null });
    const visto = { ...TUDO, escala: 9 };
    const outra = await m.finalizar(pessoa, questionario, visto, [mudanca('escala', 9, 9, 1)]);
    expect(outra.resultado).toMatchObject({ finalizada: true });
    const vista = (await m.chamar(m.admin, 'ver', questionario, { idRespondente: pessoa.uid })).resultado;
    expect(vista).toMatchObject({ podeReabrir: true, reaberturas: [{ motivo: MOTIVO, por: m.admin.uid }] });
    // The respondent reads why, and not who.
    const dela = (await m.chamar(pessoa, 'ver', questionario, { idRespondente: pessoa.uid })).resultado;
    expect(dela).toMatchObject({ podeReabrir: false, reaberturas: [{ motivo: MOTIVO, por: '' }] });
  });

  it('guarda o seu lugar entre os que o questionário permite', async () => {
    const { pessoa, questionario, ref } = await finalizada({ limiteUsuario: 1 });
    await reabrir(m.admin, ref.id);
    const outra = await m.pessoa('Outra');
    await m.chamar(outra, 'abrir', questionario);
    expect((await m.finalizar(outra, questionario, TUDO)).erro?.message).toContain(
      'A sua empresa já tem todas as respostas',
    );
    expect((await m.finalizar(pessoa, questionario, TUDO, [])).resultado).toMatchObject({ finalizada: true });
  });

  it('só ADMIN de quem organiza, e só o que está finalizado (threats E05, A22)', async () => {
    const { pessoa, questionario, ref } = await finalizada();
    const equipe = await m.pessoa('Equipe', m.c.contexto, 'TEAM');
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    for (const [quem, frase] of [
      [equipe, 'Permissão negada'],
      [pessoa, 'Permissão negada'],
      // The sheet lies under the organiser: here it is none.
      [chefe, 'Questionário não encontrado!'],
    ] as const)
      expect((await reabrir(quem, ref.id)).erro?.message).toBe(frase);
    expect((await reabrir(m.admin, 'nenhuma')).erro?.message).toBe('Questionário não encontrado!');
    expect((await reabrir(m.admin, ref.id, 'curto')).erro?.message).toBe(
      'Escreva o motivo, com 10 letras ou mais.',
    );
    expect((await folhaDe(ref))?.finalizadoEm).not.toBeNull();
    expect((await reabrir(m.admin, ref.id)).erro).toBeUndefined();
    expect((await reabrir(m.admin, ref.id)).erro?.message).toBe(
      'Estas respostas não estão finalizadas: quem responde ainda pode mudá-las.',
    );
    expect((await m.chamar(pessoa, 'abrir', questionario)).erro).toBeUndefined();
  });

  it('fora do período, com a empresa fora do projeto, ou vezes demais: uma frase, e nada muda', async () => {
    const { questionario, ref } = await finalizada();
    const recusa = async (frase: string) => {
      expect((await reabrir(m.admin, ref.id)).erro?.message).toContain(frase);
      expect((await folhaDe(ref))?.finalizadoEm).not.toBeNull();
    };
    const q = db.doc(m.caminhoDe(questionario));
    await q.update({ dataVigencia: emDias(-1) });
    await recusa('Fora do período ninguém responde.');
    await q.update({ dataVigencia: emDias(5) });
    await m.status(m.convidada).update({ deletedAt: new Date() });
    await recusa('A empresa não participa mais deste projeto.');
    await m.status(m.convidada).update({ deletedAt: null });
    const uma = { em: new Date(), por: 'ana', motivo: MOTIVO, finalizadoEm: new Date() };
    await ref.update({ reaberturas: Array.from({ length: MAXIMO_DE_REABERTURAS }, () => uma) });
    await recusa('Estas respostas já foram reabertas vezes demais.');
    await ref.update({ reaberturas: [] });
    expect((await reabrir(m.admin, ref.id)).erro).toBeUndefined();
  });
});

const textoDoPdf = (base64 = '') => extractText(new Uint8Array(Buffer.from(base64, 'base64')));
const pedir = (quem: Persona, questionarioId: string, mais: object = {}) =>
  chamarAqui(
    'generateAndSendSimpleReport',
    { ...quem.contexto, idEmpresa: m.c.contexto.empresaId, questionarioId, ...mais },
    { por: { uid: quem.uid, email: quem.email } },
  );

describe('relatório simples', () => {
  const ASSUNTO = /^A sua autoavaliação em /;
  const relatoriosPara = async (email: string) =>
    (await cartasPara(email)).filter(({ subject }) => ASSUNTO.test(subject));
  const chega = (email: string, quantos: number) =>
    logo(async () => expect(await relatoriosPara(email)).toHaveLength(quantos));
  it('a quem o pediu, com as notas da folha e nenhuma resposta, e o mesmo em PDF; uma vez por finalização', async () => {
    const { pessoa, questionario, ref } = await finalizada({ enviarRetornoEmail: true });
    await chega(pessoa.email, 1);
    const [carta] = await relatoriosPara(pessoa.email);
    expect(carta?.text).toContain('60,00 de 100');
    expect(carta?.text).toContain('75,00 de 100');
    const [anexo, ...outros] = carta?.attachments ?? [];
    expect(outros).toEqual([]);
    expect(anexo).toMatchObject({ name: 'Convidada.pdf', type: 'application/pdf' });
    expect(anexo?.size).toBeLessThan(120_000);
    const { totalPages, text } = await textoDoPdf(anexo?.base64);
    expect(totalPages).toBe(3);
    const [capa = '', resultados = ''] = text;
    for (const dito of ['Convidada', 'Prêmio Inovação', pessoa.nome]) expect(capa).toContain(dito);
    for (const dito of ['67,50', '60,00', '75,00']) expect(resultados).toContain(dito);
    await mandarRelatorio(db, ref.path);
    await reabrir(m.admin, ref.id);
    await m.finalizar(pessoa, questionario, TUDO, []);
    await chega(pessoa.email, 2);
  });

  it('quem respondeu o pede de novo; endereço, nome e PDF de fora não entram em nada (E13)', async () => {
    const { pessoa, questionario } = await finalizada({ enviarRetornoEmail: true });
    await chega(pessoa.email, 1);
    const alheio = `vitima-${pessoa.uid}@exemplo.com.br`;
    const forjado = {
      empresa: { id: 'outra', empresaFantasia: 'Banco Falso', razaoSocial: 'Banco Falso' },
      grupos: [{ id: 'g1', nome: 'Clique aqui' }],
      respostas: [{ id: 'escala', resposta: 10, grupo: 'g1' }],
      email: alheio,
      nome: 'Ganhe um prêmio',
      frontendPdfBase64: Buffer.from(`%PDF-1.7 /JS (app.alert(1)) ${'x'.repeat(200_000)}`).toString('base64'),
      skipPdfGeneration: true,
    };
    expect((await pedir(pessoa, questionario, forjado)).erro).toBeUndefined();
    await chega(pessoa.email, 2);
    expect(await cartasPara(alheio)).toEqual([]);
    for (const { text, html, attachments } of await relatoriosPara(pessoa.email)) {
      expect(`${text}${html}`).not.toMatch(/Banco Falso|Clique aqui|Ganhe um prêmio/);
      const lido = await textoDoPdf(attachments[0]?.base64);
      expect(lido.text.join(' ')).toContain('60,00');
      expect(lido.text.join(' ')).not.toMatch(/Banco Falso|Clique aqui|Ganhe um prêmio/);
    }
  });

  it('no máximo três por folha, mesmo pedidos ao mesmo tempo (E13)', async () => {
    const { pessoa, questionario } = await finalizada({ enviarRetornoEmail: true });
    await chega(pessoa.email, 1);
    const pedidos = await Promise.all(Array.from({ length: 4 }, () => pedir(pessoa, questionario)));
    expect(pedidos.filter(({ erro }) => !erro)).toHaveLength(2);
    for (const { erro } of pedidos)
      if (erro) expect(erro.message).toMatch(/^Este relatório já foi enviado três vezes\./);
    await chega(pessoa.email, 3);
  });

  it('a folha de outra pessoa ninguém nomeia; sem folha, ou sem o ter pedido, uma frase (E13)', async () => {
    const { pessoa, questionario } = await finalizada();
    expect((await pedir(pessoa, questionario)).erro?.message).toBe(
      'O relatório não foi pedido ao finalizar este questionário.',
    );
    const dela = await finalizada({ enviarRetornoEmail: true });
    await chega(dela.pessoa.email, 1);
    const colega = await m.pessoa('Otto');
    expect((await pedir(colega, dela.questionario, { email: dela.pessoa.email })).erro?.message).toBe(
      'Dados insuficientes para gerar o PDF',
    );
    expect((await pedir(dela.pessoa, dela.questionario)).erro).toBeUndefined();
    await chega(dela.pessoa.email, 2);
  });

  it('não sai de um questionário que não o envia, nem de uma folha sem notas', async () => {
    const { pessoa, ref } = await finalizada();
    await mandarRelatorio(db, ref.path);
    const outra = await finalizada({ enviarRetornoEmail: true });
    await logo(async () =>
      expect(await assuntos(outra.pessoa.email)).toContainEqual(expect.stringMatching(ASSUNTO)),
    );
    expect(await assuntos(pessoa.email)).toEqual([]);
  });
});
