/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhosDaMensagem, mensagemSchema, destinatarioSchema, semMensagensSchema } from './mensagem';

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhosDaMensagem.um(EM, '{id}'),
    oQueE: 'Mail of the organiser to companies of a project: its text, and to whom it went',
    escrita: 'functions',
    schema: mensagemSchema,
    campos: { texto: 'semIndice', assunto: 'semIndice', selecao: 'semIndice' },
    indices: ['idProjeto createdAt-'],
  },
  {
    caminho: caminhosDaMensagem.destinatario(EM, '{id}', '{idEmpresa}'),
    oQueE: 'Company that a mail of the organiser went to, and what became of it',
    escrita: 'functions',
    schema: destinatarioSchema,
  },
  {
    caminho: caminhosDaMensagem.parada(EM, '{caixa}'),
    oQueE: 'Mailbox that asked the organiser for no more mails, by its digest',
    escrita: 'functions',
    schema: semMensagensSchema,
  },
];
