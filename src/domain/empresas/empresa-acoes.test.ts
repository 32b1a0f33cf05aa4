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
  idEmpresaConvidando: null,
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

  const trazida = { idEmpresaConvidando: 'minha' };
  const semOCampo: EmpresaAlvo = { id: 'outra', deletedAt: null };

  it('edita a própria e, quem a administra, as que ela trouxe; as outras, só o MASTER', () => {
    expect(podeEditarEmpresa(membro, alvo('minha'))).toBe(true);
    expect(podeEditarEmpresa(membro, alvo('outra', trazida))).toBe(false);
    expect(podeEditarEmpresa(admin, alvo('outra', trazida))).toBe(true);
    for (const deOutra of [alvo('outra'), alvo('outra', { idEmpresaConvidando: 'vizinha' }), semOCampo]) {
      expect(podeEditarEmpresa(admin, deOutra)).toBe(false);
      expect(podeEditarEmpresa(agente('COLLABORATOR', { master: true }), deOutra)).toBe(true);
    }
  });

  it('não edita sem a permissão, nem a removida', () => {
    expect(podeEditarEmpresa(agente('MEMBER', { quem: sem }), alvo('minha'))).toBe(false);
    expect(podeEditarEmpresa(admin, alvo('outra', { ...trazida, deletedAt: new Date() }))).toBe(false);
  });

  it('o CNPJ é dos administradores', () =>
    expect([podeMudarCnpj(admin), podeMudarCnpj(membro)]).toEqual([true, false]));

  const trazidaDaqui = alvo('outra', trazida);
  it('ninguém inativa nem remove a empresa em que está, nem a que outra trouxe', () => {
    expect([podeMudarStatus(admin, alvo('minha')), podeRemoverEmpresa(admin, alvo('minha'))]).toEqual([
      false,
      false,
    ]);
    expect([podeMudarStatus(admin, trazidaDaqui), podeRemoverEmpresa(admin, trazidaDaqui)]).toEqual([
      true,
      true,
    ]);
    expect([podeMudarStatus(admin, alvo('outra')), podeRemoverEmpresa(admin, alvo('outra'))]).toEqual([
      false,
      false,
    ]);
    expect(podeMudarStatus(agente('ADMIN', { quem: { ...admin.quem, organiza: false } }), trazidaDaqui)).toBe(
      false,
    );
  });
});
