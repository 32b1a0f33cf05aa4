/** Address of a company: the postal code fills it in, the state offers its municipalities (part 1 §5 and §7). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Autocomplete, Loader, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { cepCompleto, mascararCep, normalizarCep } from '@/domain/empresas/cep';
import { ESTADOS } from '@/domain/empresas/empresa';
import type { CamposDaEmpresa } from '@/domain/empresas/empresa-form';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import classes from './CamposDaEmpresa.module.css';
import { ForaDoCartao } from './ForaDoCartao';
import { enderecoPorCep, municipiosDe } from './registro';
import type { Escrever } from './usePreenchimento';

type Form = UseFormReturnType<CamposDaEmpresa>;

/** A postal code says nothing of number and complement: those of another address go. */
const SEM_ENDERECO = { logradouro: '', numero: '', complemento: '', bairro: '', cidade: '', estado: null };

function useCep(escrever: Escrever) {
  const [buscando, definirBuscando] = useState(false);
  const [desconhecido, definirDesconhecido] = useState(false);
  const emCurso = useRef<AbortController>(undefined);
  useEffect(() => () => emCurso.current?.abort(), []);

  async function aoDigitar(texto: string): Promise<void> {
    emCurso.current?.abort();
    definirDesconhecido(false);
    definirBuscando(false);
    const cep = normalizarCep(texto);
    if (!cepCompleto(cep)) return;
    const controle = new AbortController();
    emCurso.current = controle;
    definirBuscando(true);
    try {
      const achado = await enderecoPorCep(cep, controle.signal);
      if (controle.signal.aborted) return;
      definirDesconhecido(achado === undefined);
      escrever({ endereco: { ...SEM_ENDERECO, ...achado } });
    } catch {
      // The service only helps; without it the address is typed.
      if (!controle.signal.aborted) escrever({ endereco: SEM_ENDERECO });
    } finally {
      if (emCurso.current === controle) definirBuscando(false);
    }
  }
  return { buscando, desconhecido, aoDigitar };
}

/** Those of the state; none while they are asked for, and where nobody answers. */
function useMunicipios(estado: string | null): readonly string[] {
  const [achados, definir] = useState<{ estado: string; nomes: readonly string[] }>();
  useEffect(() => {
    if (!estado) return undefined;
    const controle = new AbortController();
    municipiosDe(estado, controle.signal).then(
      (nomes) => !controle.signal.aborted && definir({ estado, nomes }),
      () => undefined,
    );
    return () => controle.abort();
  }, [estado]);
  return achados && achados.estado === estado ? achados.nomes : [];
}

interface Props {
  form: Form;
  escrever: Escrever;
  noCartao: ReadonlySet<string>;
}

export function CamposDoEndereco({ form, escrever, noCartao }: Props) {
  const { buscando, desconhecido, aoDigitar } = useCep(escrever);
  const municipios = useMunicipios(form.values.endereco.estado);
  const cep = form.getInputProps('endereco.cep');
  return (
    <div className={classes.grade}>
      <ForaDoCartao campo="endereco.cep" noCartao={noCartao}>
        <CampoMascarado
          label="CEP"
          inputMode="numeric"
          mascara={mascararCep}
          description={desconhecido ? 'CEP não encontrado: preencha o endereço.' : undefined}
          {...cep}
          onChange={(texto) => {
            cep.onChange(texto);
            void aoDigitar(texto);
          }}
          rightSection={buscando ? <Loader size="xs" aria-label="Buscando o endereço" /> : null}
        />
      </ForaDoCartao>
      <ForaDoCartao campo="endereco.logradouro" noCartao={noCartao}>
        <TextInput label="Logradouro" {...form.getInputProps('endereco.logradouro')} />
      </ForaDoCartao>
      <ForaDoCartao campo="endereco.numero" noCartao={noCartao}>
        <TextInput label="Número" {...form.getInputProps('endereco.numero')} />
      </ForaDoCartao>
      <ForaDoCartao campo="endereco.complemento" noCartao={noCartao}>
        <TextInput label="Complemento (opcional)" {...form.getInputProps('endereco.complemento')} />
      </ForaDoCartao>
      <ForaDoCartao campo="endereco.bairro" noCartao={noCartao}>
        <TextInput label="Bairro" {...form.getInputProps('endereco.bairro')} />
      </ForaDoCartao>
      <ForaDoCartao campo="endereco.estado" noCartao={noCartao}>
        <Select label="Estado" data={[...ESTADOS]} searchable {...form.getInputProps('endereco.estado')} />
      </ForaDoCartao>
      <ForaDoCartao campo="endereco.cidade" noCartao={noCartao}>
        <Autocomplete
          label="Cidade"
          data={[...new Set(municipios)]}
          limit={50}
          {...form.getInputProps('endereco.cidade')}
        />
      </ForaDoCartao>
    </div>
  );
}
