/** The company selector of a person who belongs to several (part 1 §2, Shell). */
import { NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { trocarEmpresa } from '@/firebase/sessao/cicloDaSessao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

export function EscolhaDaEmpresa() {
  const { usuario, contexto } = useSessaoAtiva();
  const navegar = useNavigate();
  const trocar = (empresaId: string) => {
    // The record or filter in the address belongs to the company that is left.
    void navegar('/');
    void trocarEmpresa(empresaId);
  };
  return (
    <NativeSelect
      aria-label="Empresa"
      size="xs"
      maw={220}
      value={contexto.empresaId}
      onChange={({ currentTarget }) => trocar(currentTarget.value)}
      data={usuario.empresas.map(({ empresaId, nomeFantasia }) => ({
        value: empresaId,
        label: nomeFantasia,
      }))}
    />
  );
}
