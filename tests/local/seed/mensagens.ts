/** A mail that the award's organiser sent to its companies, and what became of it (decisions P427). */
import {
  caminhosDaMensagem,
  mensagemSchema,
  type Destinatario,
  destinatarioSchema,
} from '@/domain/mensagens/mensagem';
import type { Contexto } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';

const ID = 'prazo-das-respostas';

/** Of three companies: one took it, one was refused, and one had asked for no more. */
export function mensagensDoPremio(
  organizador: Contexto,
  por: string,
  idProjeto: string,
  empresas: readonly { id: string; nome: string; nomeEmOrdem: string }[],
): Documentos {
  const estados: readonly Pick<Destinatario, 'estado' | 'motivo'>[] = [
    { estado: 'ACEITO', motivo: '' },
    { estado: 'RECUSADO', motivo: '550 5.1.1 (endereço): caixa desativada' },
    { estado: 'PAROU', motivo: '' },
  ];
  const mensagem = mensagemSchema.parse({
    idProjeto,
    assunto: 'O prazo das respostas termina na sexta-feira',
    texto:
      'Olá, {{responsavel}}!\n\nFalta pouco para o fim das respostas de {{projeto}}. Se {{empresa}} ainda não finalizou, ainda dá tempo.',
    selecao: { fase: null, categoria: '', semFinalizar: null },
    para: 2,
    pararam: 1,
    ...carimbo(dia(-6, 9), por),
  });
  return [
    [caminhosDaMensagem.um(organizador, ID), mensagem],
    ...empresas.slice(0, estados.length).map(({ id, nome, nomeEmOrdem }, i): [string, object] => [
      caminhosDaMensagem.destinatario(organizador, ID, id),
      destinatarioSchema.parse({
        nome,
        nomeEmOrdem,
        ...estados[i],
        em: dia(-6, 10),
        hash: estados[i]?.estado === 'PAROU' ? null : `demonstracao-${id}`.padEnd(43, 'x'),
        caixa: `demonstracao-caixa-${i}`.padEnd(40, 'x'),
      }),
    ]),
  ];
}
