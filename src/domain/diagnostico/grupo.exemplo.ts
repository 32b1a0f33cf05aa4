import { exemploDe } from '@tests/support/exemplos';
import { gruposDiagnostico } from './grupo';

export const umGrupo = exemploDe(gruposDiagnostico, {
  nome: 'Cultura de inovação',
  descricao: 'Como a empresa trata ideias e erros.',
  idQuestionario: 'q',
  idProjeto: 'p',
  ordemQuestionario: 1,
  pesoNota: 2,
  radar: true,
  feedbacks: [
    { title: 'Essencial', description: 'A empresa está no começo.', start: 0, end: 49 },
    { title: 'Avançado', description: 'A empresa é referência.', start: 50, end: 100 },
  ],
});
