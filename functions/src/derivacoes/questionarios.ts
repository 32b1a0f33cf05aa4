/** What follows from changing a published questionnaire: `mudou` on it. */
import { acertarMudou, acertarOsQueUsam, conferirMudancas } from '@functions/nucleo/questionarios';
import { emTodos } from '@functions/nucleo/emTodos';
import { type Derivacao, type Fonte, nosDoisLados } from './derivacao';

/** The questionnaire of a group or question. */
const doSeu: Fonte['corrigir'] = (escrita) =>
  emTodos(nosDoisLados(escrita, 'idQuestionario'), (id) => acertarMudou(escrita.db, escrita.contexto, id));

export const mudancasDosQuestionarios: Derivacao = {
  nome: 'mudanças dos questionários',
  de: [
    {
      documento: 'questionarios/{questionario}',
      campos: [
        'nome',
        'descricao',
        'idProjeto',
        'radar',
        'faixas',
        'fases',
        'limiteUsuario',
        'quemResponde',
        'minimoDePessoas',
        'versao',
        'deletedAt',
      ],
      corrigir: ({ db, contexto, id }) => acertarMudou(db, contexto, id('questionario')),
    },
    {
      documento: 'gruposDiagnostico/{grupo}',
      campos: [
        'nome',
        'descricao',
        'ordemQuestionario',
        'pesoNota',
        'radar',
        'feedbacks',
        'mostrarSe',
        'deletedAt',
      ],
      corrigir: doSeu,
    },
    {
      documento: 'perguntas/{pergunta}',
      campos: [
        'nome',
        'descricao',
        'grupo',
        'tipoDeResposta',
        'ordem',
        'obrigatoria',
        'inversa',
        'peso',
        'mostrarSe',
        'embaralhar',
        'linhas',
        'deletedAt',
      ],
      corrigir: doSeu,
    },
    {
      documento: 'tiposDeRespostas/{tipo}',
      campos: ['tipoDeResposta', 'orientacao', 'campos', 'numero', 'pontas', 'deletedAt'],
      corrigir: ({ db, contexto, id }) => acertarOsQueUsam(db, contexto, id('tipo')),
    },
  ],
  todos: conferirMudancas,
};
