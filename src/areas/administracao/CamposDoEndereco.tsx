/** Address of a company: the postal code fills it in, the state offers its municipalities (part 1 §5 and §7). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Autocomplete, Loader, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cepCompleto, mascararCep, normalizarCep } from '@/domain/empresas/cep';
import { ESTADOS } from '@/domain/empresas/empresa';
import type { CamposDaEmpresa } from '@/domain/empresas/empresa-form';
import type { EnderecoAchado } from '@/domain/empresas/endereco';
import { preencher } from '@/domain/empresas/preencher';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import classes from './CamposDaEmpresa.module.css';
import { consultas } from './consultas.data';
type Form = UseFormReturnType<CamposDaEmpresa>;

/** What an earlier postal code put into the form may be replaced by what the next one finds. */
function useCep(form: Form) {
  const [buscando, definirBuscando] = useState(false);
  const [desconhecido, definirDesconhecido] = useState(false);
  const preenchido = useRef<EnderecoAchado>(undefined);
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
      const achado = await consultas.enderecoPorCep(cep, controle.signal);
      definirDesconhecido(achado === undefined);
      if (achado) {
        form.setValues(({ endereco }) => ({
          endereco: preencher({ ...form.getValues().endereco, ...endereco }, achado, preenchido.current),
        }));
        preenchido.current = achado;
      }
    } catch {
      // The service only helps; without it the address is typed.
    } finally {
      if (emCurso.current === controle) definirBuscando(false);
    }
  }
  return { buscando, desconhecido, aoDigitar };
}

export function CamposDoEndereco({ form }: { form: Form }) {
  const { buscando, desconhecido, aoDigitar } = useCep(form);
  const { data: municipios = [] } = useQuery(consultas.municipios(form.values.endereco.estado ?? ''));
  const cep = form.getInputProps('endereco.cep');
  return (
    <fieldset className={classes.secao}>
      <legend>Endereço</legend>
      <div className={classes.grade}>
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
        <TextInput label="Logradouro" {...form.getInputProps('endereco.logradouro')} />
        <TextInput label="Número" {...form.getInputProps('endereco.numero')} />
        <TextInput label="Complemento (opcional)" {...form.getInputProps('endereco.complemento')} />
        <TextInput label="Bairro" {...form.getInputProps('endereco.bairro')} />
        <Select label="Estado" data={[...ESTADOS]} searchable {...form.getInputProps('endereco.estado')} />
        <Autocomplete
          label="Cidade"
          data={[...new Set(municipios)]}
          limit={50}
          {...form.getInputProps('endereco.cidade')}
        />
      </div>
    </fieldset>
  );
}
