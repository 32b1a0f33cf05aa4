/** The audit trail of the demo: what its people and companies look like today was once done by somebody. */
import { type Auditoria, auditoriaSchema } from '@/domain/auditoria/auditoria';
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { SISTEMA } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import type { PessoaDoMundo } from './pessoas';

type Entrada = Omit<Auditoria, 'antes' | 'depois'> & Partial<Pick<Auditoria, 'antes' | 'depois'>>;

const areas = ['gestao', 'diagnostico', 'incentivo', 'configuracoes'] as const;

/** Invitations, people disabled since and areas taken away, as the members' records tell them. */
function daPessoa(contexto: Contexto, quem: string, { uid, colaborador }: PessoaDoMundo): Entrada[] {
  const alvo = caminhos.colaborador(contexto, uid);
  const { role, status, disabledAt, inviteSentAt } = colaborador;
  const fechadas = areas.filter((area) => !colaborador[area]);
  return [
    ...(inviteSentAt && uid !== quem
      ? [{ acao: 'CONVITE' as const, quem, alvo, depois: { role }, createdAt: inviteSentAt }]
      : []),
    ...fechadas.map((area) => ({
      acao: 'ACESSO' as const,
      quem,
      alvo,
      antes: { [area]: true },
      depois: { [area]: false },
      createdAt: dia(-64, 15, 20),
    })),
    ...(status === 'DISABLED' && disabledAt
      ? [
          {
            acao: 'DESABILITAR' as const,
            quem,
            alvo,
            antes: { status: 'ACTIVE' },
            depois: { status },
            createdAt: disabledAt,
          },
        ]
      : []),
  ];
}

/** An experiment that was taken back: the matrix of the demo is as it was. */
function daMatriz(contexto: Contexto, quem: string): Entrada[] {
  const alvo = `${caminhos.autorizacao(contexto)}/${idDaAutorizacao('COLLABORATOR', 3)}`;
  return [
    {
      acao: 'AUTORIZACAO',
      quem,
      alvo,
      antes: { remover: false },
      depois: { remover: true },
      createdAt: dia(-31, 10, 5),
    },
    {
      acao: 'AUTORIZACAO',
      quem,
      alvo,
      antes: { remover: true },
      depois: { remover: false },
      createdAt: dia(-30, 16, 40),
    },
  ];
}

export function trilha(contexto: Contexto, pessoas: readonly PessoaDoMundo[]): Documentos {
  const quem = pessoas.find(({ colaborador }) => colaborador.role === 'ADMIN')?.uid;
  if (!quem) return [];
  const criada: Entrada = {
    acao: 'EMPRESA_CRIADA',
    quem: SISTEMA,
    alvo: caminhos.empresa(contexto),
    createdAt: dia(-440, 9),
  };
  const entradas = [
    criada,
    ...pessoas.flatMap((pessoa) => daPessoa(contexto, quem, pessoa)),
    ...daMatriz(contexto, quem),
  ];
  return entradas.map((entrada, i) => [
    `${caminhos.auditoria(contexto)}/demo-${String(i).padStart(3, '0')}`,
    auditoriaSchema.parse({ antes: {}, depois: {}, ...entrada }),
  ]);
}
