// @vitest-environment node
/**
 * Every field that the compilation of a questionnaire reads is watched. A change of one that is not would leave `mudou`
 * as it was, and nobody would be told that there is something to publish.
 */
import { compilar } from '@/domain/diagnostico/versao';
import { mudancasDosQuestionarios } from '@functions/derivacoes/questionarios';
import { umRascunho } from '@tests/support/rascunho';
import { expect, it } from 'vitest';

/** The same record, and the names of the fields that were asked of it. */
function espiado<T extends object>(registro: T, lidos: Set<string>): T {
  return new Proxy(registro, {
    get(de, campo, quem) {
      if (typeof campo === 'string') lidos.add(campo);
      return Reflect.get(de, campo, quem);
    },
  });
}

it('cada campo que se lê para publicar avisa que mudou, e a remoção também', () => {
  const lidos = {
    questionarios: new Set<string>(),
    gruposDiagnostico: new Set<string>(),
    perguntas: new Set<string>(),
    tiposDeRespostas: new Set<string>(),
  };
  const { questionario, grupos, perguntas, tipos } = umRascunho();
  compilar({
    questionario: espiado(questionario, lidos.questionarios),
    grupos: grupos.map((um) => espiado(um, lidos.gruposDiagnostico)),
    perguntas: perguntas.map((uma) => espiado(uma, lidos.perguntas)),
    tipos: tipos.map((um) => espiado(um, lidos.tiposDeRespostas)),
  });
  for (const [colecao, campos] of Object.entries(lidos)) {
    expect(campos.size, colecao).toBeGreaterThan(2);
    const fonte = mudancasDosQuestionarios.de.find(({ documento }) => documento.startsWith(`${colecao}/`));
    const precisa = [...campos, 'deletedAt'].filter((campo) => campo !== 'id');
    expect(fonte?.campos, colecao).toEqual(expect.arrayContaining(precisa));
  }
});
