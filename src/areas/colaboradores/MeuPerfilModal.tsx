/** Own profile from the header avatar: the card, and the fields people may change in it (part 1 §6, decisions P13). */
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { perfilDoColaborador, perfilForm, type PerfilForm } from '@/domain/pessoas/colaborador-form';
import { recarregarSessao } from '@/firebase/sessao/cicloDaSessao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { CamposDoPerfil } from './CamposDoPerfil';
import { colaboradoresData } from './colaboradores.data';
import { PerfilModal } from './PerfilModal';

export function MeuPerfilModal({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useAberto(useSessaoAtiva());
  const { colaborador, quem } = sessao;
  const [editando, definirEditando] = useState(false);
  const salvar = useMutation(colaboradoresData.salvarPerfil(sessao));
  const podeEditar = quem.empresaAtiva && !quem.externo;

  const enviar = async (perfil: PerfilForm) => {
    await salvar.mutateAsync(perfil);
    await recarregarSessao();
  };

  if (!editando) {
    return (
      <PerfilModal
        pessoa={colaborador}
        aoEditar={podeEditar ? () => definirEditando(true) : undefined}
        aoFechar={aoFechar}
      />
    );
  }
  return (
    <FormModal
      titulo="Meu perfil"
      aberto
      aoFechar={aoFechar}
      schema={perfilForm}
      doRegistro={perfilDoColaborador}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/meu-perfil`}
      valoresIniciais={perfilDoColaborador(colaborador)}
      aoEnviar={enviar}
    >
      {(form) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <CamposDoPerfil form={form} dono={colaborador.id} />
        </>
      )}
    </FormModal>
  );
}
