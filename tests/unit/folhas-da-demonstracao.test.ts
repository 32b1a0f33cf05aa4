// @vitest-environment node
// The demo's answer sheets: every state is there, and what is finished is what the product would have stored.
import { expect, it } from 'vitest';
import { respostasDa } from '@/domain/diagnostico/folha';
import { notasDaFolha } from '@/domain/diagnostico/pontuacao';
import { folhaDe, respostaSchema, situacaoDaFolha } from '@/domain/diagnostico/resposta';
import { questionarios } from '@/domain/diagnostico/questionario';
import { faltamEm, problemaDaResposta } from '@/domain/diagnostico/valor-da-resposta';
import { perguntasPontuadas, type Versao, versaoSchema } from '@/domain/diagnostico/versao';
import { AURORA } from '@tests/local/seed/mundo';
import { PESSOAS } from '@tests/local/seed/pessoas';
import { questionariosDaEmpresa } from '@tests/local/seed/questionarios';
import { folhasDaEmpresa } from '@tests/local/seed/respostas';

const { contexto } = AURORA;
const documentos = questionariosDaEmpresa(contexto, 'helena-duarte');
const versoes = new Map(
  documentos.flatMap(([caminho, dados]): [string, Versao][] => {
    const [, questionario, n] = /questionarios\/([^/]+)\/versoes\/(\d+)$/.exec(caminho) ?? [];
    return questionario ? [[`${questionario} ${n}`, versaoSchema.parse(dados)]] : [];
  }),
);
const folhas = folhasDaEmpresa(
  contexto,
  PESSOAS.filter(({ empresa }) => empresa === AURORA),
  documentos,
).flatMap(([caminho, dados]) => (/\/respostas\/[^/]+$/.test(caminho) ? [respostaSchema.parse(dados)] : []));

it('há folhas só abertas, pausadas e finalizadas', () => {
  expect(new Set(folhas.map((folha) => situacaoDaFolha(folha, null)))).toEqual(
    new Set(['aguardando', 'pausada', 'finalizada']),
  );
});

it('toda resposta cabe na sua versão, e a finalizada está completa e com as suas notas', () => {
  for (const folha of folhas) {
    const versao = versoes.get(`${folha.idQuestionario} ${folha.versao}`);
    const perguntas = versao?.perguntas ?? [];
    const respostas = respostasDa(folhaDe(folha));
    const problemas = perguntas.map((pergunta) =>
      problemaDaResposta(pergunta, respostas[pergunta.id] ?? false),
    );
    expect(new Set(problemas)).toEqual(new Set([null]));
    if (!folha.finalizadoEm || !versao) continue;
    expect(faltamEm(perguntas, respostas)).toEqual([]);
    expect(folha.notas).toEqual(notasDaFolha(perguntasPontuadas(versao), respostas));
  }
});

it('um questionário foi publicado antes que se responda a ele', () => {
  const inicio = new Map(
    documentos.flatMap(([caminho, dados]): [string, Date][] => {
      const [, questionario] = /questionarios\/([^/]+)$/.exec(caminho) ?? [];
      return questionario ? [[questionario, questionarios.schema.parse(dados).dataAtuacao]] : [];
    }),
  );
  const primeiras = [...versoes].filter(([chave]) => chave.endsWith(' 1'));
  expect(primeiras.length).toBeGreaterThan(2);
  const tarde = primeiras.filter(
    ([chave, { publicadaEm }]) => publicadaEm > (inicio.get(chave.replace(' 1', '')) ?? new Date(0)),
  );
  expect(tarde.map(([chave]) => chave)).toEqual([]);
});
