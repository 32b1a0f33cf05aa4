import { exemploDe } from '@tests/support/exemplos';
import { questionarios } from './questionario';

export const umQuestionario = exemploDe(questionarios, {
  nome: 'Autodiagnóstico de inovação',
  descricao: 'Vinte minutos sobre como a empresa inova.',
  idProjeto: 'p',
  limiteUsuario: 5,
  quemResponde: null,
  minimoDePessoas: 3,
  faixas: [
    { title: 'Essencial', description: 'A empresa está no começo.', start: 0, end: 49 },
    { title: 'Avançado', description: 'A empresa é referência.', start: 50, end: 100 },
  ],
  autenticaInicio: true,
  enviarRetornoEmail: false,
  fases: [1, 2],
  radar: true,
  ordemQuestionario: 1,
  dataAtuacao: '2026-01-10',
  dataVigencia: '2026-12-20',
});
