// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type AgenteDeEmpresa,
  administraLicenciada,
  type EmpresaAlvo,
  podeEditarEmpresa,
  podeMudarCnpj,
  podeMudarStatus,
  podeRemoverEmpresa,
} from './empresa-acoes';
import type { Papel } from '@/domain/acesso/papeis';

const agente = (papel: Papel, mudanca: Partial<AgenteDeEmpresa> = {}): AgenteDeEmpresa => ({
  uid: 'eu',
  master: false,
  contexto: { licenciadaId: 'l', empresaId: 'minha' },
  quem: { papel, empresaAtiva: true, externo: false, organiza: true, tem: () => true },
  ...mudanca,
});
const sem = {
  papel: 'MEMBER',
  empresaAtiva: true,
  externo: false,
  organiza: true,
  tem: () => false,
} as const;
const alvo = (id: string, mudanca: Partial<EmpresaAlvo> = {}): EmpresaAlvo => ({
  id,
  createdBy: 'outra pessoa',
  colaboradores: [],
  deletedAt: null,
  ...mudanca,
});

const admin = agente('ADMIN');
const membro = agente('MEMBER');

describe('ações sobre uma empresa', () => {
  it('só ADMIN de empresa normal, ou MASTER da plataforma, administra a licenciada', () => {
    expect(administraLicenciada(admin)).toBe(true);
    expect(administraLicenciada(agente('MASTER'))).toBe(false);
    expect(administraLicenciada(agente('COLLABORATOR', { master: true }))).toBe(true);
    expect(administraLicenciada(agente('ADMIN', { quem: { ...admin.quem, organiza: false } }))).toBe(false);
    expect(administraLicenciada(agente('ADMIN', { quem: { ...admin.quem, empresaAtiva: false } }))).toBe(
      false,
    );
    expect(administraLicenciada(membro)).toBe(false);
  });

  it('sem administrar a licenciada, edita a própria, a que criou e aquela em que consta', () => {
    expect(podeEditarEmpresa(membro, alvo('minha'))).toBe(true);
    expect(podeEditarEmpresa(membro, alvo('outra', { createdBy: 'eu' }))).toBe(true);
    expect(podeEditarEmpresa(membro, alvo('outra', { colaboradores: ['eu'] }))).toBe(true);
    expect(podeEditarEmpresa(membro, alvo('outra'))).toBe(false);
    expect(podeEditarEmpresa(admin, alvo('outra'))).toBe(true);
  });

  it('não edita sem a permissão, nem a removida', () => {
    expect(podeEditarEmpresa(agente('MEMBER', { quem: sem }), alvo('minha'))).toBe(false);
    expect(podeEditarEmpresa(admin, alvo('outra', { deletedAt: new Date() }))).toBe(false);
  });

  it('o CNPJ é dos administradores', () =>
    expect([podeMudarCnpj(admin), podeMudarCnpj(membro)]).toEqual([true, false]));

  it('ninguém inativa nem remove a empresa em que está', () => {
    expect([podeMudarStatus(admin, alvo('minha')), podeRemoverEmpresa(admin, alvo('minha'))]).toEqual([
      false,
      false,
    ]);
    expect([podeMudarStatus(admin, alvo('outra')), podeRemoverEmpresa(admin, alvo('outra'))]).toEqual([
      true,
      true,
    ]);
    expect(
      podeMudarStatus(agente('ADMIN', { quem: { ...admin.quem, organiza: false } }), alvo('outra')),
    ).toBe(false);
  });
});
