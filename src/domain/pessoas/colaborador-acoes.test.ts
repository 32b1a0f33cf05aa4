// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type Agente,
  type Alvo,
  papeisQueAtribui,
  podeAnonimizar,
  podeConvidar,
  podeConvidarParaDiagnostico,
  podeDesabilitar,
  podeEditar,
  podeHabilitar,
  podeReenviar,
  podeRemover,
  statusMostrado,
} from './colaborador-acoes';
import { type Papel, PAPEIS } from '@/domain/acesso/papeis';

const agente = (papel: Papel, mudanca: Partial<Agente['quem']> = {}, master = false): Agente => ({
  uid: 'eu',
  master,
  quem: { papel, empresaAtiva: true, externo: false, organiza: true, tem: () => true, ...mudanca },
});
const alvo = (mudanca: Partial<Alvo> = {}): Alvo => ({
  id: 'outro',
  role: 'MEMBER',
  status: 'ACTIVE',
  deletedAt: null,
  inviteSentAt: new Date(),
  inviteAcceptedAt: new Date(),
  ...mudanca,
});
const pendente = alvo({ status: 'PENDING', inviteAcceptedAt: null });
const desabilitado = alvo({ status: 'DISABLED' });
const admin = agente('ADMIN');

describe('ações sobre um colaborador', () => {
  it('desabilita só quem está ativo e sem convite pendente', () => {
    expect(podeDesabilitar(admin, alvo())).toBe(true);
    expect(podeDesabilitar(admin, pendente)).toBe(false);
    expect(podeDesabilitar(admin, desabilitado)).toBe(false);
    expect(podeDesabilitar(admin, alvo({ deletedAt: new Date() }))).toBe(false);
  });
  it('habilita só quem está desabilitado', () => {
    expect(podeHabilitar(admin, desabilitado)).toBe(true);
    expect(podeHabilitar(admin, alvo())).toBe(false);
  });
  it('reenvia só o convite não aceito', () => {
    expect(podeReenviar(admin, pendente)).toBe(true);
    expect(podeReenviar(admin, alvo())).toBe(false);
    expect(podeReenviar(agente('MEMBER', { tem: () => false }), pendente)).toBe(false);
  });
  it('ninguém se desabilita nem se remove, nem mesmo o administrador', () => {
    expect(podeDesabilitar(admin, alvo({ id: 'eu' }))).toBe(false);
    expect(podeRemover(admin, alvo({ id: 'eu' }))).toBe(false);
    expect(podeAnonimizar(admin, { id: 'eu' })).toBe(false);
  });
  it.each(['ADMIN', 'TEAM'] as const)('só ADMIN alcança quem é %s (P25)', (role) => {
    const quem = alvo({ role });
    for (const pode of [podeDesabilitar, podeEditar, podeRemover]) {
      expect(pode(admin, quem)).toBe(true);
      for (const papel of ['TEAM', 'MASTER', 'MEMBER', 'COLLABORATOR'] as const)
        expect(pode(agente(papel), quem)).toBe(false);
      expect(pode(agente('MEMBER'), alvo())).toBe(true);
    }
  });
  it('MASTER só é alcançado por ADMIN com a claim', () => {
    const master = alvo({ role: 'MASTER' });
    expect(podeDesabilitar(admin, master)).toBe(false);
    expect(podeDesabilitar(agente('ADMIN', {}, true), master)).toBe(true);
  });
  it('cada um edita o próprio registro, seja qual for o papel', () => {
    for (const papel of PAPEIS) expect(podeEditar(agente(papel), alvo({ id: 'eu', role: papel }))).toBe(true);
  });
  it('COLLABORATOR edita só a si', () => {
    expect(podeEditar(agente('COLLABORATOR'), alvo())).toBe(false);
    expect(podeEditar(agente('COLLABORATOR'), alvo({ id: 'eu' }))).toBe(true);
    expect(podeRemover(agente('COLLABORATOR'), alvo())).toBe(false);
  });
  it('empresa inativa e respondente externo nada fazem', () => {
    expect(podeConvidar(agente('ADMIN', { empresaAtiva: false }))).toBe(false);
    expect(podeConvidar(agente('ADMIN', { externo: true }))).toBe(false);
    expect(podeConvidar(admin)).toBe(true);
  });
  it('papéis: MASTER pede a claim, e sem ADMIN só os dois que nada analisam', () => {
    expect(papeisQueAtribui(admin)).not.toContain('MASTER');
    expect(papeisQueAtribui(agente('ADMIN', {}, true))).toContain('MASTER');
    expect(papeisQueAtribui(agente('TEAM'))).toEqual(['COLLABORATOR', 'MEMBER']);
    expect(papeisQueAtribui(agente('MEMBER'))).toEqual(['COLLABORATOR', 'MEMBER']);
  });
  it('COLLABORATOR não administra ninguém: não convida, não reenvia, não dá papel', () => {
    const colaborador = agente('COLLABORATOR');
    expect(papeisQueAtribui(colaborador)).toEqual([]);
    for (const [quem, sim] of [
      [colaborador, false],
      [agente('MEMBER'), true],
    ] as const) {
      expect(podeConvidar(quem)).toBe(sim);
      expect(podeConvidarParaDiagnostico(quem)).toBe(sim);
      expect(podeReenviar(quem, pendente)).toBe(sim);
    }
  });
  it('convidado que não aceitou aparece como pendente', () => {
    expect(statusMostrado(alvo({ inviteAcceptedAt: null }))).toBe('PENDING');
    expect(statusMostrado(desabilitado)).toBe('DISABLED');
  });
});
