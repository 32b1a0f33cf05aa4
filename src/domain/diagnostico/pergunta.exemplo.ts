import { exemploDe } from '@tests/support/exemplos';
import { perguntas } from './pergunta';

export const umaPergunta = exemploDe(perguntas, {
  nome: 'A liderança fala de inovação com as equipes?',
  descricao: 'Pense nos últimos doze meses.',
  grupo: 'g',
  idQuestionario: 'q',
  idProjeto: 'p',
  tipoDeResposta: 't',
  ordem: 1,
  obrigatoria: true,
  inversa: false,
  peso: 1,
});
