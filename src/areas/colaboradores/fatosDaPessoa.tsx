/** What is known of a person besides name, role and address, for the card and the page; '' is left out by both. */
import type { ReactNode } from 'react';
import { AREAS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { data } from '@/ui/texto/formatos';
import { telefone } from '@/ui/texto/formatosRaros';
import { UltimoAcesso } from './UltimoAcesso';

export function fatosDaPessoa(pessoa: Colaborador): [rotulo: string, valor: ReactNode][] {
  const areas = pessoa.role === 'ADMIN' ? AREAS : AREAS.filter((area) => pessoa[area]);
  return [
    ['Telefone', telefone(pessoa.telefone)],
    ['Nascimento', data(pessoa.dataNascimento)],
    ['Setores', pessoa.setores.join(', ')],
    ['Áreas', areas.map((area) => ROTULO_DA_AREA[area]).join(', ')],
    ['Convite enviado', data(pessoa.inviteSentAt)],
    ['Entrou em', data(pessoa.inviteAcceptedAt)],
    ['Último acesso', <UltimoAcesso key="ultimoAcesso" pessoa={pessoa} />],
    ['Desabilitado em', data(pessoa.disabledAt)],
  ];
}
