/** What the person of the session may do with a challenge. */
import type { Operacao } from '@/domain/acesso/permissao';
import { temFlag } from '@/domain/acesso/quem';
import { relacoesCom } from '@/domain/acesso/relacoes';
import type { Desafio } from '@/domain/desafios/desafio';
import { comoPai } from '@/domain/desafios/desafio-como-pai';
import { permissoesDeDesafios } from '@/domain/desafios/permissoes';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

type Daqui = Pick<SessaoAtiva, 'uid' | 'referencia' | 'quem'>;

/** May the person do this to the challenge itself? */
export const podeNoDesafio = (sessao: Daqui, desafio: Desafio, operacao: Operacao) =>
  pode(sessao, permissoesDeDesafios.desafios, operacao, relacoesCom(comoPai(desafio), sessao));

/** Everybody who reads challenges joins and leaves a published one (firestore.rules, entraOuSai). */
export const podeParticipar = ({ quem }: Daqui, desafio: Desafio) =>
  quem.empresaAtiva && !quem.externo && desafio.visibilidade === 'PUBLICA' && temFlag(quem, [9, 'leitura']);
