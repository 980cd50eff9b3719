;; Products of rows and matrices of 32-bit numbers, four at a time (SIMD). Compiled by scripts/kernel.mjs.
;; Parameters are addresses in bytes and counts of numbers. A column count is a multiple of 32, if nothing else is
;; said; see kernel.ts.
(module
  ;; The first page holds what is not 0 of a row: see addProduct. The rest is allocated by kernel.ts.
  (memory (export "memory") 304)

  ;; Adds the product of a row and a matrix to `target`. Each sum adds up in the order of the row.
  (func (export "addProduct")
    (param $target i32) (param $columns i32) (param $row i32) (param $rows i32) (param $matrix i32)
    (local $end i32) (local $width i32) (local $last i32) (local $item i32) (local $at i32) (local $value v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $end (i32.add (local.get $row) (i32.shl (local.get $rows) (i32.const 2))))
    ;; The numbers that are not 0 and the addresses of their rows of the matrix, 8 bytes each.
    (block $listed
      (loop $list
        (br_if $listed (i32.ge_u (local.get $row) (local.get $end)))
        (f32.store (local.get $last) (f32.load (local.get $row)))
        (i32.store offset=4 (local.get $last) (local.get $matrix))
        (local.set $last (i32.add (local.get $last)
          (i32.shl (f32.ne (f32.load (local.get $row)) (f32.const 0)) (i32.const 3))))
        (local.set $matrix (i32.add (local.get $matrix) (local.get $width)))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br $list)))
    ;; Thirty-two columns at a time stay in registers.
    (local.set $end (i32.add (local.get $target) (local.get $width)))
    (block $done
      (loop $columnsOfBlock
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (local.set $a (v128.load (local.get $target)))
        (local.set $b (v128.load offset=16 (local.get $target)))
        (local.set $c (v128.load offset=32 (local.get $target)))
        (local.set $d (v128.load offset=48 (local.get $target)))
        (local.set $e (v128.load offset=64 (local.get $target)))
        (local.set $f (v128.load offset=80 (local.get $target)))
        (local.set $g (v128.load offset=96 (local.get $target)))
        (local.set $h (v128.load offset=112 (local.get $target)))
        (local.set $item (i32.const 0))
        (block $added
          (loop $add
            (br_if $added (i32.ge_u (local.get $item) (local.get $last)))
            (local.set $value (v128.load32_splat (local.get $item)))
            (local.set $matrix (i32.add (i32.load offset=4 (local.get $item)) (local.get $at)))
            (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $value) (v128.load (local.get $matrix)))))
            (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $value) (v128.load offset=16 (local.get $matrix)))))
            (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $value) (v128.load offset=32 (local.get $matrix)))))
            (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $value) (v128.load offset=48 (local.get $matrix)))))
            (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $value) (v128.load offset=64 (local.get $matrix)))))
            (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $value) (v128.load offset=80 (local.get $matrix)))))
            (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $value) (v128.load offset=96 (local.get $matrix)))))
            (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $value) (v128.load offset=112 (local.get $matrix)))))
            (local.set $item (i32.add (local.get $item) (i32.const 8)))
            (br $add)))
        (v128.store (local.get $target) (local.get $a))
        (v128.store offset=16 (local.get $target) (local.get $b))
        (v128.store offset=32 (local.get $target) (local.get $c))
        (v128.store offset=48 (local.get $target) (local.get $d))
        (v128.store offset=64 (local.get $target) (local.get $e))
        (v128.store offset=80 (local.get $target) (local.get $f))
        (v128.store offset=96 (local.get $target) (local.get $g))
        (v128.store offset=112 (local.get $target) (local.get $h))
        (local.set $target (i32.add (local.get $target) (i32.const 128)))
        (local.set $at (i32.add (local.get $at) (i32.const 128)))
        (br $columnsOfBlock))))

  ;; Adds a row.
  (func (export "addRow") (param $target i32) (param $columns i32) (param $row i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $target) (i32.shl (local.get $columns) (i32.const 2))))
    (block $done
      (loop $add
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (v128.store (local.get $target) (f32x4.add (v128.load (local.get $target)) (v128.load (local.get $row))))
        (v128.store offset=16 (local.get $target)
          (f32x4.add (v128.load offset=16 (local.get $target)) (v128.load offset=16 (local.get $row))))
        (local.set $target (i32.add (local.get $target) (i32.const 32)))
        (local.set $row (i32.add (local.get $row) (i32.const 32)))
        (br $add))))

  ;; Negative numbers become 0.
  (func (export "keepPositive") (param $values i32) (param $count i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $values) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $keep
        (br_if $done (i32.ge_u (local.get $values) (local.get $end)))
        (v128.store (local.get $values) (f32x4.pmax (v128.load (local.get $values)) (v128.const f32x4 0 0 0 0)))
        (local.set $values (i32.add (local.get $values) (i32.const 16)))
        (br $keep))))

  ;; Raises each number of `target` to the highest that a row of `count` rows has in its place.
  (func (export "keepHighest") (param $target i32) (param $columns i32) (param $rows i32) (param $count i32)
    (local $width i32) (local $end i32) (local $last i32) (local $row i32) (local $highest v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $end (i32.add (local.get $target) (local.get $width)))
    (local.set $last (i32.add (local.get $rows) (i32.mul (local.get $count) (local.get $width))))
    (block $done
      (loop $column
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (local.set $highest (v128.load (local.get $target)))
        (local.set $row (local.get $rows))
        (block $read
          (loop $next
            (br_if $read (i32.ge_u (local.get $row) (local.get $last)))
            (local.set $highest (f32x4.pmax (local.get $highest) (v128.load (local.get $row))))
            (local.set $row (i32.add (local.get $row) (local.get $width)))
            (br $next)))
        (v128.store (local.get $target) (local.get $highest))
        (local.set $target (i32.add (local.get $target) (i32.const 16)))
        (local.set $rows (i32.add (local.get $rows) (i32.const 16)))
        (local.set $last (i32.add (local.get $last) (i32.const 16)))
        (br $column))))

  ;; Adds the sum of rows of bytes, times `scale`, to `target`. `list` has the addresses of `count` rows. Their columns are a
  ;; multiple of 16.
  (func (export "addByteRows")
    (param $target i32) (param $columns i32) (param $list i32) (param $count i32) (param $scale f32)
    (local $at i32) (local $item i32) (local $end i32) (local $bytes v128) (local $half v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 2))))
    ;; Sixteen columns at a time stay in registers.
    (block $done
      (loop $columnsOfBlock
        (br_if $done (i32.ge_u (local.get $at) (local.get $columns)))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $item (local.get $list))
        (block $added
          (loop $add
            (br_if $added (i32.ge_u (local.get $item) (local.get $end)))
            (local.set $bytes (v128.load (i32.add (i32.load (local.get $item)) (local.get $at))))
            (local.set $half (i16x8.extend_low_i8x16_s (local.get $bytes)))
            (local.set $a (i32x4.add (local.get $a) (i32x4.extend_low_i16x8_s (local.get $half))))
            (local.set $b (i32x4.add (local.get $b) (i32x4.extend_high_i16x8_s (local.get $half))))
            (local.set $half (i16x8.extend_high_i8x16_s (local.get $bytes)))
            (local.set $c (i32x4.add (local.get $c) (i32x4.extend_low_i16x8_s (local.get $half))))
            (local.set $d (i32x4.add (local.get $d) (i32x4.extend_high_i16x8_s (local.get $half))))
            (local.set $item (i32.add (local.get $item) (i32.const 4)))
            (br $add)))
        (v128.store (local.get $target) (f32x4.add (v128.load (local.get $target))
          (f32x4.mul (f32x4.splat (local.get $scale)) (f32x4.convert_i32x4_s (local.get $a)))))
        (v128.store offset=16 (local.get $target) (f32x4.add (v128.load offset=16 (local.get $target))
          (f32x4.mul (f32x4.splat (local.get $scale)) (f32x4.convert_i32x4_s (local.get $b)))))
        (v128.store offset=32 (local.get $target) (f32x4.add (v128.load offset=32 (local.get $target))
          (f32x4.mul (f32x4.splat (local.get $scale)) (f32x4.convert_i32x4_s (local.get $c)))))
        (v128.store offset=48 (local.get $target) (f32x4.add (v128.load offset=48 (local.get $target))
          (f32x4.mul (f32x4.splat (local.get $scale)) (f32x4.convert_i32x4_s (local.get $d)))))
        (local.set $target (i32.add (local.get $target) (i32.const 64)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $columnsOfBlock))))

  ;; Fills `count` rows with the numbers of a row, which are a multiple of 4.
  (func (export "repeat") (param $target i32) (param $columns i32) (param $row i32) (param $count i32)
    (local $width i32) (local $end i32) (local $last i32)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $end (i32.add (local.get $row) (local.get $width)))
    (local.set $last (i32.add (local.get $target) (i32.mul (local.get $count) (local.get $width))))
    (block $done
      (loop $rowOfTarget
        (br_if $done (i32.ge_u (local.get $target) (local.get $last)))
        (local.set $row (i32.sub (local.get $end) (local.get $width)))
        (loop $copy
          (v128.store (local.get $target) (v128.load (local.get $row)))
          (local.set $target (i32.add (local.get $target) (i32.const 16)))
          (local.set $row (i32.add (local.get $row) (i32.const 16)))
          (br_if $copy (i32.lt_u (local.get $row) (local.get $end))))
        (br $rowOfTarget))))
)
